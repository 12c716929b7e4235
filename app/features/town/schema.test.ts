import { expect, test } from "vitest";
import type { z } from "zod";

import { place } from "../../../tests/support/factories/town-category";
import { publicationPatch, publicationPatchForm, publishForm, publishRequest } from "./schema";

const edit = { content: "c", ...place };

/** The refused fields, with their codes. */
const refused = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join(), message]) ?? [],
  );

test("category and subcategory are required, and must belong together", () => {
  for (const [schema, rest] of [
    [publishRequest, {}],
    [publicationPatch, { content: "c" }],
  ] as const) {
    expect(schema.safeParse({ ...rest, ...place }).success).toBe(true);
    for (const [given, expected] of [
      [{}, { category: "category_required", subcategory: "subcategory_required" }],
      [
        { category: "", subcategory: "" },
        { category: "category_required", subcategory: "subcategory_required" },
      ],
      [{ category: "ai" }, { subcategory: "subcategory_required" }],
      [{ subcategory: "SEO" }, { category: "category_required" }],
      [{ category: "cooking", subcategory: "SEO" }, { category: "not_an_option" }],
      [{ category: "all", subcategory: "SEO" }, { category: "not_an_option" }],
      [{ category: "toString", subcategory: "name" }, { category: "not_an_option" }],
      [{ category: "ai", subcategory: "SEO" }, { subcategory: "not_an_option" }],
      [{ category: "marketing", subcategory: "seo" }, { subcategory: "not_an_option" }],
      [{ category: "marketing", subcategory: "length" }, { subcategory: "not_an_option" }],
      [
        { category: 1, subcategory: null },
        { category: "wrong_type", subcategory: "wrong_type" },
      ],
      [
        { category: ["ai"], subcategory: {} },
        { category: "wrong_type", subcategory: "wrong_type" },
      ],
    ] as const)
      expect(refused(schema, { ...rest, ...given }), JSON.stringify(given)).toEqual(expected);
  }
});

test("publishing shows the profile by default, makes no texts, and refuses other fields", () => {
  expect(publishRequest.parse(place)).toEqual({ ...place, generateAuto: false, showProfile: true });
  expect(publishRequest.parse({ ...place, title: " a\nb ", description: " c ", showProfile: false })).toEqual(
    {
      ...place,
      title: "a b",
      description: "c",
      generateAuto: false,
      showProfile: false,
    },
  );
  expect(
    refused(publishRequest, {
      ...place,
      title: "x".repeat(51),
      description: "x".repeat(1_001),
      showProfile: "on",
    }),
  ).toEqual({ title: "too_long", description: "too_long", showProfile: "wrong_type" });
  for (const field of ["userId", "townNumber", "publishedAt", "isPublic", "shareId"])
    expect(publishRequest.safeParse({ ...place, [field]: 1 }).success, field).toBe(false);
});

test("an edit needs a content, and refuses other fields than its category and its starting version", () => {
  const updatedAt = "2026-03-01T12:00:00.000Z";
  expect(publicationPatch.parse({ ...edit, updatedAt })).toEqual({ ...edit, updatedAt });
  expect(refused(publicationPatch, place)).toEqual({ content: "content_required" });
  expect(refused(publicationPatch, { ...edit, content: " \n" })).toEqual({ content: "content_required" });
  expect(refused(publicationPatch, { ...edit, content: "x".repeat(20_001) })).toEqual({
    content: "too_long",
  });
  expect(refused(publicationPatch, { ...edit, content: "\u0000" })).toEqual({
    content: "control_characters",
  });
  expect(refused(publicationPatch, { ...edit, updatedAt: "yesterday" })).toEqual({ updatedAt: "wrong_type" });
  for (const field of ["title", "isPublic", "userId", "townNumber"])
    expect(publicationPatch.safeParse({ ...edit, [field]: "a" }).success, field).toBe(false);
});

test("a form's category follows from its subcategory, whatever its own value", () => {
  for (const [form, rest] of [
    [publishForm, {}],
    [publicationPatchForm, { content: "c" }],
  ] as const) {
    for (const subcategory of ["SEO", "AIと倫理", "3D"])
      for (const chosen of [
        { subcategory },
        { category: "", subcategory },
        { category: "image", subcategory },
      ])
        expect(form.parse({ ...rest, ...chosen })).toMatchObject({
          subcategory,
          category: { SEO: "marketing", AIと倫理: "ai", "3D": "video" }[subcategory],
        });
    expect(refused(form, { ...rest, subcategory: "cooking" })).toEqual({ category: "category_required" });
    expect(refused(form, rest)).toEqual({
      category: "category_required",
      subcategory: "subcategory_required",
    });
  }
});

test("a profile is made public only with a post that shows it", () => {
  const asked = { ...place, openProfile: "on", displayName: "Ada" };
  expect(publishForm.parse(asked)).toMatchObject({ showProfile: false, openProfile: false });
  expect(publishForm.parse(asked)).not.toMatchObject({ displayName: "Ada" });
  expect(publishForm.parse({ ...asked, showProfile: "on" })).toMatchObject({
    openProfile: true,
    displayName: "Ada",
  });
});

test("an unticked box posts nothing, and so hides the profile", () => {
  expect(publishForm.parse({ ...place, showProfile: "on" })).toMatchObject({ showProfile: true });
  expect(publishForm.parse(place)).toEqual({
    ...place,
    title: "",
    description: "",
    generateAuto: false,
    showProfile: false,
    openProfile: false,
  });
});
