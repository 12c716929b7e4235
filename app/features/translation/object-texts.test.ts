import { expect, test } from "vitest";

import { isDeeperThan } from "~/features/text/nesting";

import { textsIn, withTexts } from "./object-texts";

const value = JSON.parse(
  '{"title":"題","10":"十","2":"二","__proto__":{"x":"罠"},"list":["一",2,null,true,["三"],{}],"鍵":{"深":"い"}}',
) as unknown;

test("every text of a JSON value is found, but no field name", () => {
  expect(textsIn(value)).toEqual(["二", "十", "題", "罠", "一", "三", "い"]);
  expect(textsIn("文")).toEqual(["文"]);
  for (const none of [null, 1, true, {}, []]) expect(textsIn(none)).toEqual([]);
});

test("the same texts give the same value, others are put in their places", () => {
  const same = withTexts(value, textsIn(value));
  expect(JSON.stringify(same)).toBe(JSON.stringify(value));
  expect(Object.getPrototypeOf(same)).toBe(Object.prototype);
  const other = withTexts(
    value,
    textsIn(value).map((text) => `<${text}>`),
  );
  expect(JSON.stringify(other)).toBe(
    '{"2":"<二>","10":"<十>","title":"<題>","__proto__":{"x":"<罠>"},"list":["<一>",2,null,true,["<三>"],{}],"鍵":{"深":"<い>"}}',
  );
});

test("depth is measured no further than requested", () => {
  const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
  expect(isDeeperThan("a", 0)).toBe(false);
  expect(isDeeperThan(nested(32), 32)).toBe(false);
  expect(isDeeperThan(nested(33), 32)).toBe(true);
  expect(isDeeperThan(nested(100_000), 32)).toBe(true);
});
