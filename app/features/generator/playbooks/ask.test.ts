import { describe, expect, test } from "vitest";

import { askingPassage } from "~/features/generator/composing/asking-passage";
import { compose } from "~/features/generator/composing/compose";
import { startComposition } from "~/features/generator/composing/start-composition.server";
import { isSceneUse, promptUses, type PromptUse } from "~/domain/prompt-use";
import { read } from "~/features/generator/reading/read";
import { languages, type Language } from "~/domain/languages";

import { ask, type Asked, type AskOptions } from "./ask.server";
import { openPlaybooks, type Playbook } from "./playbooks.server";

const playbooks = await openPlaybooks();

type Options = Partial<AskOptions> & { use?: PromptUse };

const asked = (line: string, { use = "text", ...options }: Options = {}): Asked =>
  ask(read(line, use, playbooks.topics), playbooks, { deep: false, readerLanguage: "ja", ...options });

/** The prompt of a line, without answers. */
const promptOf = (line: string, options: Options = {}): string =>
  compose(startComposition(read(line, options.use ?? "text", playbooks.topics), asked(line, options), null));

/** Lines that say nothing of any task. */
const open = { ja: "すごいやつ作って", en: "make something cool", es: "algo para el sábado" };
const complete =
  "Thank-you mail to Ms. Ito after Tuesday's interview for the nurse job: two short paragraphs, mention the night shift question, no flattery, sign as Ken";
const mail = "From: Ada\nSubject: Lunch\n\nAre you free on Friday?";

const ownIds = ({ book, variables }: Asked) =>
  variables.map(({ name }) => {
    expect(name.startsWith(`${book.id}.`)).toBe(true);
    return name.slice(book.id.length + 1);
  });
const onIds = ({ wishes }: Asked) => wishes.flatMap(({ id, on }) => (on ? [id] : []));
const ruleIds = (line: string, options: Options = {}) =>
  onIds(asked(line, { use: "automation", ...options })).map((id) => id.replace("safe.", ""));

/** Every playbook of the uses with each language. */
const everyBook = (uses: readonly PromptUse[] = promptUses): [PromptUse, Playbook, Language][] =>
  uses.flatMap((use) =>
    playbooks
      .all(use)
      .filter((book) => playbooks.find(use, book.id)!.name.en === book.name.en)
      .flatMap((book) => languages.map((language): [PromptUse, Playbook, Language] => [use, book, language])),
  );

describe("questions", () => {
  test("the facts are asked first, then the choices, last what must not be in the result; of a picture the style comes second", () => {
    for (const [use, book, language] of everyBook()) {
      const result = asked(open[language], { use, kind: book.id, deep: true });
      const isStyle = ({ id, about }: { id: string; about: string[] }) =>
        isSceneUse(use) && (id === "style" || about.includes("style"));
      const [first, ...facts] = book.facts;
      const styles = book.choices.filter(isStyle);
      const choices = book.choices.filter((choice) => !isStyle(choice));
      const own = [first!, ...styles, ...facts, ...choices].map(({ id }) => id);
      if (book.scheduled) own.splice(1, 0, language === "es" ? "hour" : "days");
      const rest = (isSceneUse(use) || book.unasked ? own : [...own, "success"]).slice(0, 4);
      expect([result.book.id, ownIds(result)]).toEqual([book.id, [...rest, "avoid"]]);
      for (const { name, options, kind } of result.variables) {
        const fact = book.facts.find(({ id }) => name === `${book.id}.${id}`);
        const choice = book.choices.find(({ id }) => name === `${book.id}.${id}`);
        expect(options).toEqual(choice?.options.map((option) => option[language]) ?? []);
        expect(kind).toBe(fact?.material ? "long_text" : "text");
      }
    }
  });

  test("three at most are asked, five with Deep Thinking", () => {
    for (const [use, book, language] of everyBook()) {
      const few = ownIds(asked(open[language], { use, kind: book.id }));
      const many = ownIds(asked(open[language], { use, kind: book.id, deep: true }));
      expect(few.length).toBeLessThanOrEqual(3);
      expect(many.length).toBeLessThanOrEqual(5);
      expect(many.slice(0, few.length - 1)).toEqual(few.slice(0, -1));
      expect([few.at(-1), many.at(-1)]).toEqual(["avoid", "avoid"]);
    }
  });

  test("with Deep Thinking the AI asks up to five questions, without it three: those of the page", () => {
    const counts = { ja: ["五つまで", "三つまで"], en: ["up to five", "up to three"], es: ["cinco", "tres"] };
    for (const [use, book, language] of everyBook(["text", "automation"])) {
      const [on, off] = [true, false].map((deep) => {
        const options = { use, kind: book.id, deep };
        const { variables, asking } = asked(open[language], options);
        const names = variables.map(({ name }) => name);
        expect([...asking!.items, asking!.last!].map(({ name }) => name)).toEqual(
          book.unasked ? names.slice(-1) : names,
        );
        return promptOf(open[language], options);
      });
      if (!book.unasked) expect(on).not.toBe(off);
      if (book.contract) continue;
      expect(on).toContain(counts[language][0]);
      expect(off).toContain(counts[language][1]);
    }
    const foreign = [true, false].map(
      (deep) => asked("lettre de motivation pour un stage", { deep }).asking!,
    );
    expect(foreign.map(({ items }) => items.length)).toEqual([4, 3]);
  });

  test("material is not asked for in a line that brings its own", () => {
    const books = playbooks.all("text").filter(({ facts }) => facts.some(({ material }) => material));
    expect(books.length).toBeGreaterThan(10);
    for (const { id } of books) {
      const kindsOf = (line: string) =>
        asked(line, { kind: id, deep: true }).variables.map(({ kind }) => kind);
      expect(kindsOf("Do this")).toContain("long_text");
      expect(kindsOf(`Do this\n\n${mail}`)).not.toContain("long_text");
      const { asking } = asked(`Do this\n\n${mail}`, { kind: id });
      const { facts } = playbooks.find("text", id)!;
      const material = facts.filter((fact) => fact.material).map((fact) => `${id}.${fact.id}`);
      expect(asking!.items.filter(({ name }) => material.includes(name))).toEqual([]);
    }
  });

  test.each([
    "雨の日の喫茶店、窓辺の猫",
    "A cat at the window of a rainy café",
    "Un gato en la ventana de un café lluvioso",
  ])("a picture's place is not asked for again: %s", (line) => {
    const names = asked(line, { use: "image", deep: true }).variables.map(({ name }) => name);
    expect(names.filter((name) => name.endsWith(".setting"))).toEqual([]);
  });

  test("what the line says is neither asked for nor offered", () => {
    const line =
      "Do this by Friday at 5pm in Berlin, in 200 words, for 3 people, with a $50 budget, casual, for beginners";
    const { topics } = read(line, "text", playbooks.topics);
    const isTold = ({ about }: { about: readonly string[] }) =>
      about.some((topic) => topics.has(topic as never));
    let told = 0;
    for (const [, { id: kind, facts, choices, wishes }] of everyBook(["text"])) {
      const result = asked(line, { kind, deep: true, askAnyway: true });
      const said = [...facts, ...choices, ...wishes].filter(isTold).map(({ id }) => `${kind}.${id}`);
      told += said.length;
      const names = [...result.variables, ...result.asking!.items].map(({ name }) => name);
      const ids = result.wishes.map(({ id }) => id);
      expect([...names, ...ids].filter((name) => said.includes(name))).toEqual([]);
    }
    expect(told).toBeGreaterThan(0);
  });

  test.each([
    ["Weekly meal plan for two vegetarians under $80", "meal-plan", ["meals", "success", "avoid"]],
    ["祖母の米寿のお祝い", "congratulate", ["seen", "where", "success", "avoid"]],
    ["Explain black holes to a 10 year old", "explain-concept", ["stuck", "part", "success", "avoid"]],
    ["明日熱が出て休むと上司にLINEで伝える", "report-absence", ["gap", "success", "avoid"]],
    ["Discurso para la boda de mi hermano", "speech", ["story", "minutes", "success", "avoid"]],
  ])("a fact that the line tells, alone or with others, is not asked: %s", (line, kind, left) => {
    const result = asked(line, { kind, deep: true });
    expect(ownIds(result)).toEqual(left);
    expect(result.asking!.items.map(({ name }) => name)).toEqual(
      left.slice(0, -1).map((id) => `${kind}.${id}`),
    );
  });

  test("a fact of two parts is asked while the line tells only one of them", () => {
    expect(ownIds(asked("お祝いの言葉、祖母に", { kind: "congratulate" }))).toContain("whom");
    expect(ownIds(asked("米寿のお祝いの言葉", { kind: "congratulate" }))).toContain("whom");
  });

  test("a child's party is offered nothing of nursing or drinks", () => {
    const wishesFor = (line: string) => asked(line, { deep: true }).wishes.map(({ id }) => id);
    expect(wishesFor("plan our team's summer party")).toContain("event-plan.quiet-needs");
    const child = wishesFor("Plan a birthday party for my 8 year old daughter");
    expect(child.length).toBeGreaterThan(0);
    expect(child).not.toContain("event-plan.quiet-needs");
  });

  test("the last question has the playbook's example, and the words of its use", () => {
    const { avoid } = playbooks.passages;
    for (const [use, book, language] of everyBook()) {
      const last = asked(open[language], { use, kind: book.id }).variables.at(-1)!;
      const words = avoid[use === "text" || use === "automation" ? use : "scene"];
      expect(last).toMatchObject({
        name: `${book.id}.avoid`,
        label: words.label[language],
        question: words.ask[language],
        example: book.avoid[language],
        options: [],
      });
    }
  });

  test("an uncertain line gets the general questions and wishes", () => {
    for (const line of [...Object.values(open), "Schreibe einen Brief an meinen Vermieter"]) {
      const result = asked(line);
      expect([result.book.id, result.certain]).toEqual(["general", false]);
      expect(ownIds(result).length).toBeGreaterThan(1);
      for (const { id } of result.wishes) expect(id).toMatch(/^general\./);
    }
  });

  test("a line in another language gets its questions in the reader's", () => {
    for (const readerLanguage of languages) {
      const [first] = asked("Schreibe einen Brief an meinen Vermieter", { readerLanguage }).variables;
      expect(first!.question).toBe(playbooks.find("text", "general")!.facts[0]!.ask[readerLanguage]);
    }
  });

  test("a wish for an English prompt has its answers and wishes in English, its questions in the line's language", () => {
    const { language, variables } = asked("森のくまの絵本っぽいイラスト、プロンプトは英語で", {
      use: "image",
      deep: true,
    });
    expect(language).toBe("en");
    expect(variables.flatMap(({ label, options }) => [label, ...options]).join()).not.toMatch(/[ぁ-ん]/);
    expect(variables.map(({ question }) => question).join()).toMatch(/[ぁ-ん]/);
  });

  test("a complete line of an unknown kind is asked nothing", () => {
    const { enough, certain, variables, asking } = asked(complete, { kind: "general" });
    expect([enough, certain, variables, asking!.on]).toEqual([true, false, [], false]);
  });
});

describe("kinds", () => {
  test.each(["Capital de Australia", "How long do I boil eggs", "確定申告の医療費控除って何"])(
    "a question of fact is left alone: %s",
    (line) => {
      const { enough, asking } = asked(line, { deep: true });
      expect([enough, asking!.on, promptOf(line, { deep: true })]).toEqual([true, false, line]);
    },
  );

  test("the recognized kind comes first, then three others to choose from, named in the line's language", () => {
    const { book, kinds } = asked("飲み会の誘いを断るLINE");
    expect(kinds[0]).toEqual({ id: "decline-invitation", name: book.name.ja });
    expect(kinds).toHaveLength(4);
    for (const { id, name } of kinds) expect(name).toBe(playbooks.find("text", id)!.name.ja);
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(4);
  });

  test("a chosen kind is certain, and the recognized one is offered too", () => {
    const chosen = asked("飲み会の誘いを断るLINE", { kind: "recipe" });
    expect([chosen.book.id, chosen.certain]).toEqual(["recipe", true]);
    expect(chosen.kinds[0]!.id).toBe("recipe");
    expect(chosen.kinds.map(({ id }) => id)).toContain("decline-invitation");
    expect(asked("Schreibe einen Brief", { kind: "resign" }).book.id).toBe("resign");
  });

  test("a kind of another use, or of none, is ignored", () => {
    for (const kind of ["logo", "", "nothing", "constructor", "__proto__"])
      expect(asked("飲み会の誘いを断るLINE", { kind }).book.id).toBe("decline-invitation");
  });

  test("a complete line offers other kinds", () => {
    const line =
      "Escribe un correo de 120 palabras a mi casero Luis para pedir que arregle la caldera antes del viernes 12; tono amable, menciona que llamé dos veces y no pongas amenazas";
    const { enough, kinds } = asked(line);
    expect([enough, kinds[0]?.id, kinds.length > 1]).toEqual([true, "message", true]);
  });

  test.each([
    "毎朝売上をSlackに送る",
    "毎週月曜の朝9時に、先週Googleフォームに届いた見学の申し込みをスプレッドシートにまとめて、担当の店長にChatworkで知らせる",
  ])("another kind is offered beside every guess: %s", (line) => {
    const { certain, enough, kinds } = asked(line, { use: "automation" });
    expect([certain, enough, kinds.length > 1]).toEqual([true, false, true]);
  });

  test.each([
    "asdf qwer zxcv",
    "ああああ",
    "blah blah blah",
    "test test test test",
    "la la la la",
    "uno uno uno",
    "dskfj lskdfj woeiru",
    "12345 67890",
    "?!",
    "お願いがあります",
    "Schreibe einen Brief an meinen Vermieter",
  ])("usual kinds are to choose from where a line tells of none: %s", (line) => {
    const { certain, kinds } = asked(line);
    expect([certain, kinds.map(({ id }) => id)]).toEqual([
      false,
      ["general", "message", "explanation", "ideas"],
    ]);
  });

  test.each(["image", "video", "automation"] as const)("usual kinds of %s are to choose from", (use) => {
    const { certain, kinds } = asked("asdf qwer zxcv", { use });
    expect([certain, kinds.length]).toEqual([false, 4]);
  });
});

describe("answers and wishes", () => {
  test("named answers and wishes stay, whatever the line and the kind", () => {
    const { variables, wishes } = asked("カレーの作り方", {
      answers: { "decline-invitation.invitation": "飲み会", "recipe.avoid": "辛いもの" },
      wishes: ["decline-invitation.apologise-once"],
    });
    const valueOf = (name: string) => variables.find((variable) => variable.name === name)?.value;
    expect(valueOf("decline-invitation.invitation")).toBe("飲み会");
    expect(valueOf("recipe.avoid")).toBe("辛いもの");
    expect(wishes.filter(({ on }) => on).map(({ id }) => id)).toEqual(["decline-invitation.apologise-once"]);
  });

  test.each([
    "decline-invitation.nothing",
    "nothing.what",
    "what",
    "constructor.what",
    "decline-invitation.constructor",
    "safe.nothing",
    "scene.nothing",
    "scene.constructor",
  ])("an unknown name is refused: %s", (name) => {
    const refusal = expect.objectContaining({ code: "invalid_fields" });
    expect(() => asked("断りたい", { answers: { [name]: "x" } })).toThrow(refusal);
    expect(() => asked("断りたい", { wishes: [name] })).toThrow(refusal);
  });

  const told: [use: PromptUse, line: string, ids: string[], additions: string[]][] = [
    ["image", "雨の日の猫", ["light"], ["light"]],
    ["image", "un perro bajo la lluvia", ["light"], ["light"]],
    ["image", "a foggy forest", ["light"], ["light"]],
    ["image", "snow on a mountain village", ["light", "place"], ["light"]],
    ["image", "紅葉の山の風景", ["place"], []],
    ["image", "paisaje de otoño con un lago", ["place"], []],
    ["image", "spring meadow landscape", ["place"], []],
    ["video", "雨の東京を歩く傘の人", ["light"], ["light"]],
    ["video", "a storm over the sea, slow motion", ["light"], ["light"]],
    ["video", "un gato duerme mientras nieva", ["light"], ["light"]],
  ];
  test.each(told)(
    "weather and season that a %s's line tells are neither asked nor added: %s",
    (use, line, ids, additions) => {
      const result = asked(line, { use, deep: true });
      expect(ownIds(result).filter((id) => ids.includes(id))).toEqual([]);
      const added = onIds(result).map((id) => id.replace("scene.", ""));
      expect(added.filter((id) => additions.includes(id))).toEqual([]);
    },
  );

  test.each(["雨の夜の喫茶店", "雪の夜の駅", "霧の街"])("a place in the weather is no animal: %s", (line) => {
    expect(asked(line, { use: "image" }).book.id).not.toBe("animal");
  });

  test.each(["雨の日の猫", "雪の夜の犬", "cat in the rain", "gato en la niebla"])(
    "an animal in the weather is one: %s",
    (line) => {
      expect(asked(line, { use: "image" }).book.id).toBe("animal");
    },
  );

  test.each([
    ["毎朝、ニュースをまとめてSlackに送る", "days"],
    ["毎週月曜に売上レポートを送る", "hour"],
    ["月末に請求書をまとめて送る", "hour"],
    ["毎朝8時にニュースをまとめて送る", null],
    ["毎週月曜の朝九時に売上レポートを送る", null],
    ["問い合わせメールが届いたら要約してSlackに送る", null],
    ["売上レポートを自動でチームに送る", "days"],
    ["3時間ごとにサイトを見て知らせる", null],
    ["12月に忘年会の出欠を表にまとめる", null],
    ["every morning send me the weather and my calendar", "days"],
    ["every Monday post our weekly special on Instagram", "hour"],
    ["back up my photos every night at 2am", null],
    ["send the team a weekly report on Fridays at 5", null],
    ["when an invoice arrives, save it to Drive", null],
    ["cada mañana resume los correos nuevos", "days"],
    ["cada lunes envía un resumen de ventas al equipo", "hour"],
    ["cada lunes a las 9 envía un resumen de ventas", null],
    ["cuando llegue una factura guárdala en Drive", null],
  ])("an automation that recurs is asked for what is open of its time: %s", (line, left) => {
    for (const deep of [false, true]) {
      const ids = ownIds(asked(line, { use: "automation", deep }));
      expect(ids.filter((id) => ["days", "hour"].includes(id))).toEqual(left ? [left] : []);
      if (left) expect(ids[1]).toBe(left);
    }
  });

  test("an answer of 500 characters is taken, a longer one refused by its name; pasted material may be longer", () => {
    const name = "decline-invitation.reason";
    expect(asked("断りたい", { answers: { [name]: "🦊".repeat(500) } }).variables[1]!.value).toHaveLength(
      1_000,
    );
    expect(() => asked("断りたい", { answers: { [name]: "x".repeat(501) } })).toThrow(
      expect.objectContaining({
        code: "invalid_fields",
        fields: { [`answers.${name}`]: { code: "too_long", limit: 500 } },
      }),
    );
    const { facts } = playbooks.find("text", "reply-to-message")!;
    const material = `reply-to-message.${facts.find((fact) => fact.material)!.id}`;
    const { variables } = asked("返信して", { answers: { [material]: "長い\n".repeat(2_000) } });
    expect(variables.find((one) => one.name === material)!.value).toHaveLength(5_999);
  });

  test("nothing is on by default in a text", () => {
    for (const [, book, language] of everyBook(["text"]))
      expect(onIds(asked(open[language], { kind: book.id, deep: true }))).toEqual([]);
  });

  test("three wishes are offered, five with Deep Thinking", () => {
    for (const [, { id: kind, wishes }, language] of everyBook(["text"])) {
      const offered = (deep: boolean) => asked(open[language], { kind, deep }).wishes.map(({ text }) => text);
      const texts = wishes.map(({ text }) => text[language]);
      expect(offered(false)).toEqual(texts.slice(0, 3));
      expect(offered(true)).toEqual(texts);
    }
  });

  test("chosen wishes replace what is on by default", () => {
    const line = "delete old files every week";
    expect(ruleIds(line).length).toBeGreaterThan(3);
    expect(ruleIds(line, { wishes: [] })).toEqual([]);
    expect(ruleIds(line, { wishes: ["safe.log"] })).toEqual(["log"]);
    expect(onIds(asked("a red fox runs", { use: "video" }))).not.toEqual([]);
    expect(onIds(asked("a red fox runs", { use: "video", wishes: [] }))).toEqual([]);
  });

  test("an addition to another picture is ignored, and a rule that the line is not offered stays", () => {
    expect(onIds(asked("a logo of a café", { use: "image", wishes: ["scene.take"] }))).toEqual([]);
    expect(ruleIds("delete old files every week", { wishes: ["safe.first-one"] })).toEqual(["first-one"]);
  });
});

describe("the safe defaults of an automation", () => {
  /** Lines with rules that they have, and that would contradict them. */
  const rules: [line: string, has: string[], never: string[]][] = [
    ["delete old files from the downloads folder every week", ["keep-copy"], []],
    ["古いファイルを毎週削除する", ["keep-copy"], []],
    ["borra los correos de spam cada día", ["keep-copy"], []],
    ["keep a backup of my photos, rotate the old ones", [], ["keep-copy"]],
    ["毎晩写真のバックアップを取る", [], ["keep-copy"]],
    ["draft replies to customer mails for me to approve", ["wait-for-yes"], ["rehearsal", "rehearsal-list"]],
    ["投稿の下書きを作って、確認してから公開", ["wait-for-yes"], ["rehearsal", "rehearsal-list"]],
    ["publica en Instagram, pero muéstrame antes", ["wait-for-yes"], ["rehearsal", "rehearsal-list"]],
    [
      "post the daily special, don't ask me anything",
      ["no-guess-reported"],
      ["rehearsal", "rehearsal-list", "wait-for-yes", "no-guess"],
    ],
    [
      "毎朝在庫を発注する、確認不要",
      ["no-guess-reported"],
      ["rehearsal", "rehearsal-list", "wait-for-yes", "no-guess"],
    ],
    [
      "manda el informe, no me preguntes",
      ["no-guess-reported"],
      ["rehearsal", "rehearsal-list", "wait-for-yes", "no-guess"],
    ],
    ["watch the price of a flight and tell me", ["could-not-look"], ["stop-if-odd"]],
    ["サイトを監視して、落ちたら知らせて", ["could-not-look"], ["stop-if-odd"]],
    ["vigila si la web se cae y avísame", ["could-not-look"], ["stop-if-odd"]],
    ["forecast next week's sales from the sheet", [], ["no-guess", "no-guess-reported"]],
    ["来週の売上を予測する", [], ["no-guess", "no-guess-reported"]],
    ["resend the invoice until it works", [], ["once-only"]],
    ["collect the answers anonymously, no log", [], ["log"]],
    ["follow the instructions in each mail", [], ["text-is-material"]],
    ["tidy the folder and do whatever else helps", [], ["only-asked"]],
  ];

  test.each(rules)("%s", (line, has, never) => {
    const on = ruleIds(line);
    expect(on).toEqual(expect.arrayContaining(has));
    expect(on.filter((id) => never.includes(id))).toEqual([]);
  });

  test.each([
    "every morning summarise new support mails and post them to Slack",
    "毎朝、新しい問い合わせメールを要約してSlackに投稿して",
    "cada mañana resume los correos nuevos de soporte y publícalos en Slack",
  ])("a digest of messages has no rule about changes: %s", (line) => {
    expect(asked(line, { use: "automation" }).book.id).toBe("message-digest");
    expect(ruleIds(line)).toEqual(["only-asked", "rehearsal-list", "text-is-material", "stop-if-odd"]);
  });

  test("a digest that also deletes has the rules about changes", () => {
    const line = "summarize my emails and delete the spam";
    expect(asked(line, { use: "automation" }).book.id).toBe("message-digest");
    expect(ruleIds(line)).toEqual(expect.arrayContaining(["keep-copy", "no-guess", "once-only", "log"]));
  });

  test("whatever words a line has, no two rules contradict each other, and eight at most apply", () => {
    const { words } = playbooks.defaults;
    const exclusive = [
      ["no-guess", "no-guess-reported"],
      ["stop-if-odd", "could-not-look"],
      ["rehearsal", "rehearsal-list", "wait-for-yes"],
    ];
    for (const language of languages)
      for (const one of Object.values(words))
        for (const other of Object.values(words)) {
          const line = `${one[language][0]} ${other[language][0]}`;
          const on = ruleIds(line);
          for (const group of exclusive)
            expect(group.filter((id) => on.includes(id)).length, line).toBeLessThanOrEqual(1);
          expect(on.length, line).toBeLessThanOrEqual(8);
        }
  });

  test("one thing waits for a yes before the first run: what the passage asks ends without another", () => {
    const gates = /OK|\byes\b|mi sí|approv|aprob|承認した/gu;
    for (const line of [
      "毎週月曜に売上レポートをチームにメールで送る",
      "在庫が少なくなったら発注する",
      "every Monday post our weekly special on Instagram",
      "every morning send me the weather and my calendar",
      "delete old files from the shared drive every month",
      "cuando llegue una factura guárdala en Drive y avísame",
    ]) {
      const gated = promptOf(line, { use: "automation", deep: true })
        .split("\n")
        .filter((text) => text.search(gates) !== -1);
      expect(gated.filter((text) => !text.includes("(1)")).length, line).toBe(1);
      expect(
        askingPassage(
          startComposition(
            read(line, "automation", playbooks.topics),
            asked(line, { use: "automation" }),
            null,
          ),
        ),
      ).not.toMatch(gates);
    }
  });

  test("they come before the wishes of the kind, which are off, and no other use has them", () => {
    const { book, wishes } = asked("invoices from mail into the sheet", { use: "automation" });
    const own = wishes.findIndex(({ id }) => id.startsWith(`${book.id}.`));
    expect(wishes.slice(0, own).every(({ id, on }) => on && id.startsWith("safe."))).toBe(true);
    expect(wishes.slice(own).every(({ id, on }) => !on && id.startsWith(`${book.id}.`))).toBe(true);
    for (const use of ["text", "image", "video"] as const)
      expect(asked("delete old files", { use }).wishes.filter(({ id }) => id.startsWith("safe."))).toEqual(
        [],
      );
  });
});

describe("what the AI is to ask", () => {
  test("the facts that are open, then what must not be in it, then the end of the kind", () => {
    const line = "飲み会の誘いを断るLINE";
    const { book, asking } = asked(line, { deep: true });
    const { avoid, last, go, counts, success } = playbooks.passages;
    expect(asking!.items).toEqual(
      [...book.facts, { ...success.text, id: "success" }].map(({ id, label }) => ({
        name: `${book.id}.${id}`,
        text: label.ja,
      })),
    );
    expect(asking!.last).toEqual({
      name: `${book.id}.avoid`,
      text: last.ja.replace("{avoid}", avoid.text.label.ja),
    });
    const ending = (book.ending ?? playbooks.familyOf(book)!.ending!).ja;
    expect(asking!.ending).toBe(ending + go.text.ja);
    const prompt = promptOf(line, { deep: true });
    expect(prompt.startsWith(`${line}\n\n`)).toBe(true);
    expect(prompt.endsWith(ending + go.text.ja)).toBe(true);
    expect(prompt).toContain(counts.ja.at(-1)!);
    expect(prompt).not.toMatch(/[{}]/);
  });

  test("every kind of text and automation asks for its facts in one paragraph without a gap", () => {
    for (const [use, book, language] of everyBook(["text", "automation"])) {
      const [words, ...rest] = promptOf(open[language], {
        use,
        kind: book.id,
        wishes: [],
        deep: true,
      }).split("\n\n");
      expect([words, rest.length]).toEqual([open[language], 1]);
      for (const { label } of book.unasked ? [] : book.facts)
        expect(rest[0]).toContain(label[language].slice(1));
      expect(rest[0]).not.toMatch(/[{}\n]|\(\d\)\s*(?:\(|[.。]|$)|undefined/u);
    }
  });

  test("a label within the sentence has no capital, except “I”", () => {
    for (const [use, book, language] of everyBook(["text", "automation"])) {
      if (language === "ja") continue;
      for (const { text } of asked(open[language], { use, kind: book.id, deep: true }).asking!.items)
        expect(text).not.toMatch(/^(?!I\b)\p{Lu}(?:\p{Ll}|\s)/u);
    }
  });

  test("a complete line asks nothing, unless the person wants it to", () => {
    for (const options of [{}, { kind: "thank-you" }]) {
      expect(asked(complete, options)).toMatchObject({ enough: true, asking: { on: false } });
      expect(promptOf(complete, options)).toBe(complete);
      expect(asked(complete, { ...options, askAnyway: true }).asking!.on).toBe(true);
      expect(asked(complete, { ...options, asks: false, askAnyway: true }).asking!.on).toBe(false);
    }
  });

  test("the person switches it off, and nothing but their words is left", () => {
    for (const line of ["飲み会の誘いを断るLINE", "écris un mot à mon propriétaire", "make something cool"])
      expect(promptOf(line, { asks: false })).toBe(line);
  });

  test.each(["もう全部投げ出したい", "しんどい", "I can't take it anymore", "No puedo más"])(
    "a prompt for somebody to listen asks nothing first: %s",
    (line) => {
      const { book, language } = asked(line);
      expect(book.id).toBe("listen-to-me");
      for (const deep of [false, true])
        expect(promptOf(line, { deep })).toBe(`${line}\n\n${book.contract![language]}`);
    },
  );

  test("the contract of a session stays, whatever is asked", () => {
    const books = playbooks.all("text").filter(({ contract }) => contract);
    expect(books.length).toBeGreaterThan(1);
    for (const { id, contract } of books)
      for (const language of languages) {
        expect(promptOf(open[language], { kind: id }).endsWith(contract![language])).toBe(true);
        expect(promptOf(open[language], { kind: id, asks: false })).toBe(
          `${open[language]}\n\n${contract![language]}`,
        );
      }
    expect(promptOf("quiz me on world capitals", { asks: false })).toContain("\n\n");
  });

  test("pictures and films ask nothing: their generators do not converse", () => {
    expect(asked("カフェのロゴ", { use: "image" }).asking).toBeNull();
    expect(asked("day in my life vlog seoul", { use: "video" }).asking).toBeNull();
  });

  test.each([
    ["écris un mot à mon propriétaire", "fr"],
    ["lettre de motivation pour un stage", "fr"],
    ["Schreibe einen Brief an meinen Vermieter", "de"],
    ["você pode escrever uma carta para o meu chefe?", "pt"],
    ["帮我给房东写一封信", "zh"],
    ["幫我給房東寫一封信", "zh-hant"],
    ["집주인에게 편지 쓰기", "ko"],
    ["напиши письмо арендодателю", "ru"],
    ["اكتب رسالة إلى المالك", "ar"],
    ["เขียนจดหมายถึงเจ้าของบ้าน", "th"],
    ["γράψε ένα γράμμα στον ιδιοκτήτη", "other"],
  ])("%s: the passage is in its language (%s)", (line, code) => {
    const passage = playbooks.passages.foreign[code]!;
    const prompt = promptOf(line, { deep: true });
    const [lead, end] = passage.lead.split("{items}");
    expect(prompt.startsWith(`${line}\n\n${lead}(1) ${passage.items[0]}`)).toBe(true);
    expect(prompt.endsWith(end + passage.ending)).toBe(true);
    for (const item of passage.items) expect(prompt).toContain(item);
    const composition = asked(line, { deep: true });
    const answers = composition.asking!.items.map(({ name }) => ({
      ...composition.variables[0]!,
      name,
      value: "x",
    }));
    expect(askingPassage({ ...composition, variables: answers })).toBe(passage.rest + passage.ending);
  });

  test("a wish for a prompt in English decides over a line's language", () => {
    const { asking } = asked("帮我给房东写一封信，prompt in English");
    expect(asking!.lead).toBe(playbooks.passages.lead.text[0]!.en);
  });
});
