import { expect, test } from "vitest";

import { dictionaries } from "~/i18n/dictionaries.server";
import { categories, categoryNames, categoryOf, subcategoriesOf } from "~/domain/categories";

import { categoryTree } from "./category-tree";

test("seven categories have 56 subcategories, all of them distinct", () => {
  expect(categoryNames).toEqual([
    "marketing",
    "business",
    "communication",
    "technology",
    "ai",
    "image",
    "video",
  ]);
  const names = categoryNames.flatMap((category) => subcategoriesOf(category));
  expect(new Set(names).size).toBe(56);
  expect(names).toHaveLength(56);
  // The town's lists are named by these only.
  expect(names).not.toContain("all");
  for (const category of categoryNames) {
    expect(names).not.toContain(category);
    for (const name of subcategoriesOf(category)) expect(categoryOf(name)).toBe(category);
  }
  for (const name of ["", "all", "marketing", "seo", "toString"]) expect(categoryOf(name)).toBeNull();
});

test("the tree has a label for every name in each language", () => {
  for (const { town } of Object.values(dictionaries)) {
    const tree = categoryTree(town);
    expect(Object.keys(tree)).toEqual(["all", ...categoryNames]);
    expect(tree.all).toEqual({ title: "すべて", label: town.all, subcategories: {} });
    for (const category of categoryNames) {
      const { title, label, subcategories } = tree[category];
      expect([title, label]).toEqual([categories[category].title, town.categories[category]]);
      expect(Object.keys(subcategories).toSorted()).toEqual(subcategoriesOf(category).toSorted());
      const labels = Object.values(subcategories);
      expect(labels.every((one) => one.trim() !== "")).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    }
  }
  for (const name of categoryNames.flatMap((category) => subcategoriesOf(category)))
    expect(dictionaries.ja.town.subcategories[name]).toBe(name);
});
