import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { languages, type Language } from "~/domain/languages";
import type { PromptUse } from "~/domain/prompt-use";

import { askAboutPrompt } from "./ask-about-prompt.server";
import { putAnswers } from "./cleaning/put-answers";
import type { OptimizationInput } from "./schema";

const playbooks = await openPlaybooks();
const ask = (input: OptimizationInput, known?: PromptUse) =>
  askAboutPrompt(input, playbooks, { known, readerLanguage: "en" });
const letter = {
  purpose: "landlord wont give my deposit back",
  content: "Write the letter that asks for it.",
};

test("the questions are those of the purpose, in the prompt's language", () => {
  const { variables, language, use } = ask(letter);
  expect([language, use]).toEqual(["en", "text"]);
  expect(variables.length).toBeGreaterThan(0);
  expect(variables.length).toBeLessThanOrEqual(3);
  expect(variables.every(({ value }) => value === null)).toBe(true);
  expect(variables.map(({ name }) => name.split(".")[0])).toEqual(variables.map(() => "demand-letter"));
  const mixed = ask({ ...letter, content: "返してもらうための文面を書いてください。" });
  expect(mixed.language).toBe("ja");
  expect(mixed.variables[0]!.label).toMatch(/\p{Script=Han}|\p{Script=Hiragana}/u);
});

test("the prompt's language words its questions, then the page's, whatever the purpose is in", () => {
  const questions = (purpose: string, content: string, readerLanguage: Language) =>
    askAboutPrompt({ purpose, content }, playbooks, { readerLanguage }).variables.map(
      ({ question }) => question,
    );
  const isJapanese = (question: string) => /\p{Script=Hiragana}/u.test(question);
  const isSpanish = (question: string) => question.includes("¿");
  for (const purpose of ["Instagram", "V1 dinner", "menu para cenar"])
    for (const readerLanguage of languages) {
      const japanese = questions(purpose, "5人で食べる夕食の献立を考えてください。", readerLanguage);
      expect(japanese.length).toBeGreaterThan(0);
      expect(japanese.filter((question) => !isJapanese(question))).toEqual([]);
      const spanish = questions(purpose, "Propón un menú para la cena de mi familia.", readerLanguage);
      expect(spanish.length).toBeGreaterThan(0);
      expect(spanish.filter((question) => !isSpanish(question))).toEqual([]);
    }
  const unknown = questions("V1 dinner", "Menu V1, PDF", "ja");
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.filter((question) => !isJapanese(question))).toEqual([]);
  const english = questions("夕食", "Suggest a dinner for my family.", "ja");
  expect(english.length).toBeGreaterThan(0);
  expect(english.some((question) => isJapanese(question) || isSpanish(question))).toBe(false);
});

test("facts come first, last what must not be in the result", () => {
  const { variables } = ask(letter);
  const { facts } = playbooks.find("text", "demand-letter")!;
  const names = variables.map(({ name }) => name);
  expect(names.slice(0, -1)).toEqual(facts.slice(0, names.length - 1).map(({ id }) => `demand-letter.${id}`));
  expect(names.at(-1)).toBe("demand-letter.avoid");
});

test("an answer in the text is not asked for again", () => {
  const { variables, ...where } = ask(letter);
  const [first] = variables;
  const told = "900 euros since May 3";
  const given = ask({ ...letter, answers: { [first!.name]: told } });
  expect(given.variables[0]).toEqual({ ...first, value: told });
  const content = putAnswers(letter.content, { ...where, variables: given.variables });
  expect(content).toContain(told);
  expect(ask({ ...letter, content }).variables.map(({ name }) => name)).not.toContain(first!.name);
});

test("what the text says is not asked for, nor material that it brings along", () => {
  const purpose = "shorten this text";
  const { facts } = playbooks.find("text", "shorten")!;
  const asks = (content: string, isIt: (fact: (typeof facts)[number]) => boolean) =>
    ask({ purpose, content }).variables.some(({ name }) =>
      facts.some((fact) => name === `shorten.${fact.id}` && isIt(fact)),
    );
  const isLength = ({ about }: { about: readonly string[] }) => about.includes("length");
  expect(asks("Shorten the text.", isLength)).toBe(true);
  expect(asks("Shorten the text to 100 words.", isLength)).toBe(false);
  expect(asks("Shorten the text.", ({ material }) => material)).toBe(true);
  expect(asks("Shorten this:\n\n```\nDear all, the meeting is off.\n```", ({ material }) => material)).toBe(
    false,
  );
});

test("a conversation gets no questions in its prompt, and a complete prompt no general ones", () => {
  const talk = "Act as an interviewer. Ask me one question at a time and wait for my answer.";
  expect(ask({ purpose: "job interview practice", content: talk }).variables).toEqual([]);
  const long = `Do the usual for the thing on Saturday. ${"It has 12 parts, each with 3 names, and no colours. ".repeat(4)}`;
  expect(ask({ purpose: "the usual thing", content: long }).variables).toEqual([
    expect.objectContaining({ name: "unclear.Do_the_usual" }),
  ]);
});

test("answers to a model's questions are accepted by name, and unknown ones refused", () => {
  const given = ask({ ...letter, answers: { "model.Her_name": "Ana" } });
  expect(given.variables).toContainEqual(
    expect.objectContaining({ name: "model.Her_name", label: "Her name", value: "Ana" }),
  );
  expect(() => ask({ ...letter, answers: { "no-such.question": "x" } })).toThrow(
    expect.objectContaining({ code: "invalid_fields" }),
  );
});

test("a prompt's purpose is read from it if none is given", () => {
  const useOf = (content: string, purpose: string) => ask({ content, purpose }).use;
  expect(useOf("Create an image of a fox in the snow, watercolour, soft light", "fox")).toBe("image");
  expect(useOf("15秒の動画を生成：珈琲豆の袋が開く", "珈琲豆")).toBe("video");
  expect(useOf("Write a poem about tea.", "poem about tea")).toBe("text");
  expect(ask(letter, "automation").use).toBe("automation");
});

test("dates and prices that a prompt has are not asked for, and an answered question keeps its place", () => {
  const purpose = "新商品のSNS投稿文";
  const asks = (content: string) => ask({ purpose, content }).variables.map(({ name }) => name);
  expect(asks("柚子ジャムの投稿文を書いてください。")).toContain("social-post.news");
  expect(asks("12月1日発売、{{価格}}の柚子ジャムの投稿文を書いてください。")).not.toContain(
    "social-post.news",
  );
  const content = "柚子ジャムの投稿文を書いてください。";
  const names = asks(content);
  const given = ask({ purpose, content, answers: { [names[1]!]: "夫婦の喫茶店" } });
  expect(given.variables.map(({ name }) => name)).toEqual(names);
});

test("a date, a length and an exclusion that a prompt has are not asked for", () => {
  const asks = (purpose: string, content: string) =>
    ask({ purpose, content }).variables.map(({ name }) => name);
  const paper =
    "小学3年生の学級だより9月号を書いてください。\n- 運動会は9月20日\n- 保護者が読む\n- 600字以内";
  const avoid = "notice-to-parents.avoid";
  expect(asks("学級だより", paper)).toContain(avoid);
  const told = asks("学級だより", `${paper}\n- 個人名は書かない`);
  expect(told).not.toContain(avoid);
  expect(told).not.toContain("notice-to-parents.what");
  for (const exclusion of ["Do not include threats.", "Never mention my lawyer."])
    expect(asks(letter.purpose, `${letter.content} ${exclusion}`)).not.toContain("demand-letter.avoid");
  expect(
    asks("carta para recuperar mi fianza", "Escribe la carta. No incluyas amenazas."),
  ).not.toContainEqual(expect.stringMatching(/\.avoid$/));
});

test("exclusions in other words, and the notes to work with, are not asked for", () => {
  const names = (purpose: string, content: string) =>
    ask({ purpose, content }).variables.map(({ name }) => name.split(".")[1]);
  for (const [purpose, content] of [
    ["議事録の要約", "議事録を要約してください。雑談は省いてください。"],
    ["Rutina de ejercicio", "Diseña una rutina. Nada de saltos."],
    ["workout plan", "Make a plan. Avoid jumps."],
  ] as const)
    expect(names(purpose, content)).not.toContain("avoid");
  const notes = "Summarize the following meeting notes.\n\nNotes:\n- Launch moves to May 4";
  expect(names("Summarize the meeting", notes)).not.toContain("source");
});

test("a prompt that says enough is known as one, without its padding", () => {
  const content =
    "I need to pass the AWS exam on Dec 18. I can study 1 hour on weekdays and 3 hours on Saturdays. I know EC2 and S3, not networking. Make a table.";
  expect(ask({ purpose: "Study plan", content }).enough).toBe(true);
  expect(ask(letter).enough).toBe(false);
});

test("a complete prompt is asked nothing of which it has a trace, nor about another kind of task", () => {
  const names = (purpose: string, content: string) =>
    ask({ purpose, content }).variables.map(({ label }) => label);
  expect(
    names(
      "お弁当の献立",
      "小学生の息子のお弁当の献立を月〜金の5日分考えてください。二段の弁当箱、卵アレルギー、朝の調理は15分まで。冷めてもおいしいもの。野菜は2種類以上、揚げ物は入れない。",
    ).join(),
  ).not.toMatch(/曜日/u);
  expect(
    names(
      "退会メール",
      "スポーツジム（会員番号2231、北口店）を3月末で退会するメールを書いてください。理由は転居とだけ書き、120字以内、丁寧に。未払いのロッカー代には触れない。",
    ),
  ).toEqual([]);
});

test("what a prompt leaves unexplained is asked first, and no more once it is answered", () => {
  const purpose = "部長への報告";
  const content = "部長への報告を、いつもの形式で分かりやすく書いて。";
  const { variables, use, language } = ask({ purpose, content });
  expect(variables.slice(0, 2)).toEqual([
    expect.objectContaining({
      name: "unclear.いつもの形式",
      label: "いつもの形式",
      kind: "text",
      value: null,
    }),
    expect.objectContaining({
      question: "「分かりやすく」とは、たとえば？",
      options: ["専門用語なしで", "一文を短く", "小学生にも分かるように"],
    }),
  ]);
  const answers = {
    "unclear.いつもの形式": "結論、数字、次の予定の3行",
    "unclear.分かりやすく": "専門用語なしで",
  };
  const given = ask({ purpose, content, answers }).variables;
  const told = putAnswers(content, { use, language, variables: given });
  expect(told).toBe(
    "部長への報告を、いつもの形式で専門用語なしで書いて。\n・いつもの形式：結論、数字、次の予定の3行",
  );
  expect(ask({ purpose, content: told }).variables.some(({ name }) => name.startsWith("unclear."))).toBe(
    false,
  );
  expect(ask({ purpose, content, answers: { "unclear.例の件": "x" } }).variables).toEqual(variables);
});
