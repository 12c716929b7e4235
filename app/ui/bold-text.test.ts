import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { boldText } from "./bold-text";

const html = (text: string) => renderToStaticMarkup(boldText(text));

test("text between double asterisks is bold", () => {
  expect(html("フォルダー**仕事**に保存しました")).toBe("フォルダー<strong>仕事</strong>に保存しました");
  expect(html("**a** and **b c**")).toBe("<strong>a</strong> and <strong>b c</strong>");
});

test("asterisks without a partner are unchanged", () => {
  expect(html("2 ** 3")).toBe("2 ** 3");
  expect(html("2 ** 3 ** 4")).toBe("2 ** 3 ** 4");
  expect(html("****")).toBe("****");
  expect(html("")).toBe("");
});

test("markup in the text is escaped", () => {
  expect(html("**<img src=x>**")).toBe("<strong>&lt;img src=x&gt;</strong>");
});
