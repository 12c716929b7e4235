import { expect, test } from "vitest";

import { filledText } from "~/domain/variable-definitions";
import type { Variable } from "~/domain/variables";

import { factsIn, nameFacts, placeFacts } from "./place-facts";

const limit = 10_000;
const shop = { name: "My shop", text: "Kotori Coffee, Matsumoto" };
const variable = (changes: Partial<Variable>): Variable => ({
  name: "shop",
  label: "shop",
  question: "",
  kind: "text",
  options: [],
  required: false,
  value: null,
  ...changes,
});

test("a fact in a text is a field of its name, everywhere, and nothing else changes", () => {
  const content = "Announce it\n- My shop: Kotori Coffee, Matsumoto\n- Sign as Kotori Coffee, Matsumoto.";
  const { placed, ...template } = placeFacts({ content, variables: [] }, [shop], limit);
  expect(template.content).toBe("Announce it\n- My shop: {{My shop}}\n- Sign as {{My shop}}.");
  expect(template.variables).toEqual([variable({ name: "My shop", label: "My shop" })]);
  expect(placed).toEqual(["My shop"]);
  expect(filledText(template)).not.toContain("Kotori");
});

test("a field whose value holds a fact has none, and keeps its place", () => {
  const value = "for Kotori Coffee, Matsumoto";
  const given = { content: "Write it {{shop}}", variables: [variable({ value })] };
  expect(placeFacts(given, [shop], limit)).toEqual({
    content: "Write it {{shop}}",
    variables: [variable({})],
    placed: ["shop"],
  });
});

test("a fact in several fields, or in the text too, is asked for once; so are facts of one name", () => {
  const offer = { name: "Our offer", text: "half the price back" };
  const never = [
    { name: "Not in it", text: "legal threats" },
    { name: "Not in it", text: "the baker's name" },
  ];
  const variables = [
    variable({ name: "Our offer and our limits", label: "Our offer, and our limits", value: offer.text }),
    variable({ name: "Our offer", label: "Our offer", value: offer.text }),
    ...never.map(({ name, text }, at) =>
      variable({ name: ["Not in it", "Not in it 2"][at]!, label: name, value: text }),
    ),
    variable({ name: "Tone", label: "Tone", value: "calm" }),
  ];
  const content =
    "Answer\n- Our offer, and our limits: {{Our offer and our limits}}\n- Our offer: {{Our offer}}\n- Not in it: {{Not in it}}\n- Not in it: {{Not in it 2}}\n- Tone: {{Tone}}\nEnd with half the price back.";
  const template = placeFacts({ content, variables }, [offer, ...never], limit);
  expect(template.content).toBe(
    "Answer\n- Our offer, and our limits: {{Our offer and our limits}}\n- Our offer: {{Our offer and our limits}}\n- Not in it: {{Not in it}}\n- Not in it: {{Not in it}}\n- Tone: {{Tone}}\nEnd with {{Our offer and our limits}}.",
  );
  expect(template.variables.map(({ name, value }) => [name, value])).toEqual([
    ["Our offer and our limits", null],
    ["Not in it", null],
    ["Tone", "calm"],
  ]);
  // Another fact under the same label is another field.
  const towns = [
    { name: "Home", text: "Matsumoto" },
    { name: "Office", text: "Nagano" },
  ];
  const trip = {
    content: "From {{Town}} to {{Town 2}}",
    variables: towns.map(({ text }, at) =>
      variable({ name: ["Town", "Town 2"][at]!, label: "Town", value: text }),
    ),
  };
  expect(placeFacts(trip, towns, limit).content).toBe(trip.content);
});

test("fields are one only with the same value or whole facts, and the same choice; one is required if another was", () => {
  const facts = [{ name: "City", text: "Osaka" }];
  const joined = (...changes: Partial<Variable>[]) =>
    placeFacts(
      {
        content: "from {{start}} to {{end}}",
        variables: changes.map((change, at) => variable({ name: ["start", "end"][at]!, ...change })),
      },
      facts,
      limit,
    );
  const two = joined({ value: "Osaka Station" }, { value: "Osaka Airport" });
  expect(two.content).toBe("from {{start}} to {{end}}");
  expect(two.variables.map(({ name, value }) => [name, value])).toEqual([
    ["start", null],
    ["end", null],
  ]);
  const one = joined({ value: "Osaka" }, { value: "Osaka", required: true });
  expect(one).toMatchObject({ content: "from {{start}} to {{start}}", variables: [{ required: true }] });
  const choices = [
    ["Osaka", "Kobe"],
    ["Osaka", "Nara"],
  ].map((options) => ({ kind: "choice" as const, options, value: "Osaka" }));
  expect(joined(...choices).variables).toHaveLength(2);
  expect(joined(choices[0]!, choices[0]!).variables).toHaveLength(1);
});

test("a longer fact goes before one that it contains; Latin words and numbers are whole", () => {
  const facts = [{ name: "city", text: "Matsumoto" }, shop, { name: "class", text: "3B" }];
  const { content, placed } = placeFacts(
    { content: "Kotori Coffee, Matsumoto; 13B, 3Bs, 3B; Matsumotos, in Matsumoto", variables: [] },
    facts,
    limit,
  );
  expect(content).toBe("{{My shop}}; 13B, 3Bs, {{class}}; Matsumotos, in {{city}}");
  expect(placed).toEqual(["My shop", "city", "class"]);
});

test("Japanese facts are found within a sentence", () => {
  const facts = [{ name: "お店", text: "ことり珈琲" }];
  expect(placeFacts({ content: "松本のことり珈琲です", variables: [] }, facts, limit).content).toBe(
    "松本の{{お店}}です",
  );
});

test("names of placeholders are no text, and a taken name is not given again", () => {
  const facts = [{ name: "store", text: "shop" }];
  const { content } = placeFacts(
    { content: "{{store}} is my shop", variables: [variable({ name: "store" })] },
    facts,
    limit,
  );
  expect(content).toBe("{{store}} is my {{store 2}}");
});

test("without room for another field a fact is left out", () => {
  const full = Array.from({ length: 40 }, (_, at) => `{{v${at}}}`).join(" ");
  const { content } = placeFacts(
    { content: `${full} Kotori Coffee, Matsumoto`, variables: [] },
    [shop],
    limit,
  );
  expect(content).toBe(`${full} …`);
  const short = { name: "a very long name of a fact", text: "ab" };
  expect(placeFacts({ content: "ab ".repeat(30), variables: [] }, [short], 200).content).toBe(
    "… ".repeat(30),
  );
});

test("a text without facts stays as it is", () => {
  const given = { content: "nothing here", variables: [variable({ name: "x", value: "y" })] };
  expect(placeFacts(given, [shop, { name: "one letter", text: "n" }], limit)).toEqual({
    ...given,
    placed: [],
  });
});

test("a fact of three characters or more is told of where its whole text stands as words", () => {
  const facts = [shop, { name: "class", text: "3B" }, { name: "お店", text: "ことり珈琲" }];
  const namesIn = (text: string) => factsIn(text, facts).map(({ name }) => name);
  expect(namesIn("A tasting at Kotori Coffee, Matsumoto!")).toEqual(["My shop"]);
  expect(namesIn("3B goes to Kotori Coffee")).toEqual([]);
  expect(namesIn("ことり珈琲の案内")).toEqual(["お店"]);
});

test("places stand for facts in a title, the longer fact first, and nothing else changes", () => {
  const facts = [{ name: "city", text: "Matsumoto" }, shop, { name: "region", text: "Nagano" }];
  expect(nameFacts("Kotori Coffee, Matsumoto in Matsumoto, Nagano", facts)).toBe(
    "[My shop] in [city], [region]",
  );
  expect(nameFacts("Matsumotos", facts)).toBe("Matsumotos");
  const long = { name: "x".repeat(60), text: "abc" };
  expect(nameFacts("abc and abc", [long])).toBe("… and …");
  expect(nameFacts(`abc ${"y".repeat(100)}`, [{ name: "n", text: "abc" }])).toBe(`[n] ${"y".repeat(100)}`);
});

test("hidden characters and other spaces do not hide a fact", () => {
  const facts = [{ name: "Shop", text: "Kotori Coffee" }];
  for (const text of [
    "Kotori\u200B Coffee",
    "Koto\u00ADri Coffee",
    "Kotori\nCoffee",
    "Kotori \u00A0Coffee",
  ]) {
    expect(nameFacts(`At ${text}.`, facts)).toBe("At [Shop].");
    const template = { content: `At ${text}, ☕.`, variables: [] };
    expect(placeFacts(template, facts, 1_000).content).toBe("At {{Shop}}, ☕.");
  }
});

test("labels, questions and options have the place of a fact", () => {
  const facts = [{ name: "Shop", text: "Kotori" }];
  const guests = variable({
    name: "guests",
    label: "Guests of Kotori",
    question: "Who comes to Kotori?",
    kind: "choice",
    options: ["Kotori", "Norte"],
    required: false,
    value: "Norte",
  });
  const { variables, placed } = placeFacts({ content: "{{guests}}", variables: [guests] }, facts, 1_000);
  expect(placed).toEqual(["Shop"]);
  expect(variables).toEqual([
    {
      ...guests,
      label: "Guests of [Shop]",
      question: "Who comes to [Shop]?",
      options: ["[Shop]", "Norte"],
    },
  ]);
});

test("another case, width or accent does not hide a fact; positions are those of the text", () => {
  const facts = [
    { name: "Shop", text: "Kotori Café" },
    { name: "店", text: "ガラス工房" },
    { name: "Field", text: "IT" },
  ];
  const texts = {
    "KOTORI CAFÉ": "Shop",
    "ｋｏｔｏｒｉ　ｃａｆｅ": "Shop",
    "Kotori Cafe\u0301": "Shop",
    ｶﾞﾗｽ工房: "店",
  };
  for (const [text, name] of Object.entries(texts)) {
    expect(nameFacts(`ﾊﾟ ${text}。`, facts)).toBe(`ﾊﾟ [${name}]。`);
    const template = { content: `ﾊﾟ ${text}。`, variables: [variable({ value: text })] };
    expect(placeFacts(template, facts, 1_000)).toMatchObject({
      content: `ﾊﾟ {{${name}}}。`,
      variables: [{ value: null }, { name }],
    });
  }
  const short = { content: "It is IT, ＩＴ.", variables: [] };
  expect(placeFacts(short, facts, 1_000).content).toBe("It is {{Field}}, {{Field}}.");
});

test("the name of a field has the name of the fact in it", () => {
  const facts = [{ name: "Shop", text: "Kotori" }];
  const content = "Write for {{Kotori}} and {{ guests of KOTORI }}, {{Shop}}; Kotori, {{Kotori}}";
  const template = { content, variables: [variable({ name: "Kotori", label: "Kotori" })] };
  expect(placeFacts(template, facts, 1_000)).toMatchObject({
    content: "Write for {{Shop 2}} and {{guests of Shop}}, {{Shop}}; {{Shop 3}}, {{Shop 2}}",
    variables: [
      { name: "Shop 2", label: "[Shop]" },
      { name: "Shop 3", label: "Shop" },
    ],
    placed: ["Shop"],
  });
});

test("the shown name of a fact tells neither it nor another one", () => {
  const facts = [
    { name: "My shop", text: "Kotori Coffee" },
    { name: "Kotori Coffee address", text: "12 Elm Street, Reno" },
    { name: "Severe peanut allergy", text: "Severe peanut allergy" },
  ];
  const told = "Come to 12 Elm Street, Reno. Severe peanut allergy!";
  const placed = placeFacts({ content: told, variables: [] }, facts, 1_000);
  expect(placed.content).toBe("Come to {{My shop address}}. {{Field 1}}!");
  expect(placed.variables.map(({ label }) => label)).toEqual(["Field 1", "My shop address"]);
  expect(placed.placed).toEqual(["Field 1", "My shop address"]);
  expect(placeFacts(placed, facts, 1_000).placed).toEqual([]);
  expect(nameFacts(told, facts)).toBe("Come to [My shop address]. [Field 1]!");
  expect(factsIn(told, facts).map(({ name }) => name)).toEqual(["My shop address", "Field 1"]);
  const named = placeFacts({ content: "Mind {{Severe peanut allergy}}", variables: [] }, facts, 1_000);
  expect(named.content).toBe("Mind {{Field 1}}");
  expect(nameFacts("Atención: severe peanut allergy", facts)).toBe("Atención: [Campo 1]");
  const japanese = [{ name: "ことり珈琲", text: "ことり珈琲" }];
  expect(nameFacts("ことり珈琲の案内", japanese)).toBe("[項目1]の案内");
});
