import { expect, test } from "vitest";

import type { PromptUse } from "~/domain/prompt-use";
import { read } from "~/features/generator/reading/read";

import { openPlaybooks } from "./playbooks.server";
import { certainty, recognize } from "./recognize";

const playbooks = await openPlaybooks();

/** The kinds that are offered for a text that may be anything. */
const usual = ["message", "explanation", "ideas"];

const recognized = (line: string, use: PromptUse = "text", chosen?: string) => {
  const { book, certain, candidates, share } = recognize(
    read(line, use, playbooks.topics),
    playbooks,
    chosen,
  );
  return { id: book.id, certain, candidates: candidates.map(({ id }) => id), share };
};

test.each([
  ["義母へのLINE、角を立てずに断りたい", "text", "decline-invitation"],
  ["landlord wont give my deposit back", "text", "demand-letter"],
  ["una carta de renuncia corta", "text", "resign"],
  ["ブログ記事のタイトル", "text", "headlines"],
  ["quiz me on world capitals", "text", "quiz-me"],
  ["write to the housing association about the broken heating", "text", "complaint"],
  ["管理組合に駐輪場の屋根の修理をお願いする手紙", "text", "complaint"],
  ["carta de los vecinos al ayuntamiento para que arreglen la acera", "text", "complaint"],
  ["Carta para pedir al casero que arregle la cerradura", "text", "complaint"],
  ["ask my landlord to fix the sink", "text", "complaint"],
  ["管理会社に風呂の修理を依頼するメール", "text", "complaint"],
  ["pedir a mi primo que me arregle la compu", "text", "ask-favor"],
  ["担任に連絡", "text", "message"],
  ["病院に連絡したい", "text", "message"],
  ["先生に欠席を連絡したい", "text", "report-absence"],
  ["カフェのロゴ、文字なし", "image", "logo"],
  ["雨の夜の京都の路地に立つ白い猫", "image", "animal"],
  ["a white cat on a windowsill", "image", "animal"],
  ["gato negro en un tejado", "image", "animal"],
  ["fox mascot", "image", "character"],
  ["夕焼けの海", "image", "landscape"],
  ["ラーメン屋のメニュー表", "image", "poster"],
  ["カフェの名刺デザイン", "image", "poster"],
  ["母の日のグリーティングカード", "image", "poster"],
  ["Tシャツのプリント 猫と月", "image", "illustration"],
  ["business card for a dog groomer", "image", "poster"],
  ["birthday card for grandma with sunflowers", "image", "poster"],
  ["pancarta para el colegio", "image", "poster"],
  ["tarjeta de presentación para una peluquería", "image", "poster"],
  ["料理の写真 メニュー用 餃子", "image", "food-photo"],
  ["day in my life vlog seoul", "video", "vlog"],
  ["back up my photos every night", "automation", "backup-script"],
] as const)("%s (%s) is recognized as %s", (line, use, id) => {
  expect(recognized(line, use)).toMatchObject({ id, certain: true });
});

test("a pasted message with the words to answer is one to answer", () => {
  const mail = "\n\nHi Ken,\n\nCould you deliver on Thursday?\n\nBest,\nMaria";
  expect(recognized(`say we can do Thursday but not the discount${mail}`)).toMatchObject({
    id: "reply-to-message",
    certain: true,
  });
});

test.each([
  ["Reply to this, I want to keep the job but I can't do Friday, and the price stays at 480:", "en"],
  ["reply to this, politely say no to the Friday start", "en"],
  ["answer this email saying the deposit is not refundable", "en"],
  ["これに返信、金曜は無理だけど仕事は受けたい", "ja"],
  ["このメールに返事、欠席と伝える", "ja"],
  ["responde a este correo, no puedo el viernes y el precio sigue en 480", "es"],
] as const)("a line that asks to answer what is pasted is a reply: %s", (line, language) => {
  const mails = {
    en: "Hi Sam,\n\nCould you start on Friday at 8, and do it for 400?\n\nBest,\nMaria",
    ja: "田中様\n\nお世話になっております。金曜の8時から始めていただけますか。\n\nよろしくお願いいたします。\n佐藤",
    es: "Hola, Ana:\n\n¿Podrías empezar el viernes a las 8 por 400?\n\nSaludos,\nMaría",
  };
  expect(recognized(`${line}\n\n${mails[language]}`)).toMatchObject({
    id: "reply-to-message",
    certain: true,
  });
});

test("a review or a complaint that is to be answered keeps its kind", () => {
  const review = "★☆☆☆☆\n\nThe soup was cold and nobody came for half an hour.\n\nTom";
  expect(recognized(`reply to this bad google review\n\n${review}`).id).toBe("reply-to-review");
});

test.each([
  "夕焼けの海を歩く猫の絵",
  "A poster for the school fair",
  "Video de 30 segundos para mi panadería",
  "30秒のパン屋の動画",
])("a line for a picture or film is of no kind of text, and none is offered: %s", (line) => {
  expect(recognized(line)).toEqual({ id: "general", certain: false, candidates: [], share: 0 });
  expect(recognized(line, "text", "story").id).toBe("story");
});

test.each([
  ["上司に有給の相談メールを書きたい", ["report-absence", "ask-favor", "message"]],
  ["おかんに仕送りおおきにって言いたいねんけど", ["thank-you"]],
] as const)("a message of one's own is no reply, and dialect is understood: %s", (line, ids) => {
  const { id, certain } = recognized(line);
  expect([ids.some((one) => one === id), certain, id]).toEqual([true, true, id]);
});

test.each(["もう無理", "つらい", "I can't take it anymore", "No puedo más"])(
  "a cry of distress wants somebody to listen: %s",
  (line) => {
    expect(recognized(line)).toMatchObject({ id: "listen-to-me", certain: true });
  },
);

test.each([
  "明日の天気は？",
  "今日の天気教えて",
  "今日は何日？",
  "what time is it in tokyo",
  "¿Lloverá mañana?",
])("what anybody can look up is of no kind, and stays as written: %s", (line) => {
  expect(read(line, "text", playbooks.topics).detail).toBe("enough");
  expect(recognized(line).certain).toBe(false);
});

test.each([
  ["無理", "decline-invitation"],
  ["やめたい", "refusal"],
])("what may be a cry is asked, listening first: %s", (line, other) => {
  const { certain, candidates } = recognized(line);
  expect([certain, candidates.slice(0, 2)]).toEqual([false, ["listen-to-me", other]]);
});

test.each([
  ["町内会の夏祭りのお知らせ文", ["notice"]],
  ["Carta para pedir un aumento de sueldo a mi jefa", ["ask-favor", "message"]],
  ["見積の価格交渉のメールをください", ["message"]],
])("a text of the named form is recognized: %s", (line, ids) => {
  expect(ids).toContain(recognized(line).id);
});

test.each([
  ["理事会の議題", "meeting-agenda"],
  ["株主総会の式次第", "meeting-agenda"],
  ["1on1の話題を準備", "meeting-agenda"],
  ["agenda for the board meeting", "meeting-agenda"],
  ["what to cover in the parents meeting", "meeting-agenda"],
  ["orden del día de la reunión", "meeting-agenda"],
  ["temas para la asamblea del club", "meeting-agenda"],
  ["理事会の議事録", "meeting-minutes"],
  ["minutes of the board meeting", "meeting-minutes"],
  ["acta de la reunión de vecinos", "meeting-minutes"],
  ["会議の案内メール", "invite"],
  ["invite people to the planning meeting", "invite"],
  ["convocatoria a la junta de socios", "invite"],
])("what a meeting is to deal with, its record and its invitation are told apart: %s", (line, id) => {
  expect(recognized(line)).toMatchObject({ id, certain: true });
});

test.each([
  ["Text my landlord that the kitchen sink is leaking and ask when someone can come", "message"],
  ["Dile a mi casero que la caldera gotea", "message"],
  ["Tell the residents that water is off on Thursday from 9 to 2", "notice"],
  ["Decirle a los del equipo que la reunión del jueves pasa al viernes a las 10", "message"],
  ["avisar a mi hermana de que el tren llega a las 8 y no a las 7", "message"],
  ["let my team know that Thursday's meeting moves to Friday at 10", "message"],
  ["let grandma know we arrive at 5 instead of 3", "message"],
  ["pass on to Ken that the client wants the draft on Monday", "message"],
  ["チームのみんなに、木曜の会議は金曜の10時に変わったと伝えて", "message"],
  ["妹に、電車が8時に着くと伝えて", "message"],
  [
    "Aviso para el portal: el sábado cortan el agua de 9 a 13 h por cambio de bomba, que llenen cubos",
    "notice",
  ],
  ["nota para el ascensor: averiado hasta el jueves, usen la escalera", "notice"],
  ["hacer saber a los socios que la cuota sube a 30 euros en enero", "notice"],
  ["let the parents know that practice on Tuesday is cancelled", "notice"],
  ["エレベーターに貼る紙、木曜まで故障中、階段を使ってください", "notice"],
  ["町内の人に、ごみは朝8時までに出すよう呼びかける文", "notice"],
  ["practice telling my boss that I quit", "practise-conversation"],
  ["how do I fix a leaking sink", "fix-at-home"],
])("a line that begins as a message is one: %s", (line, id) => {
  expect(recognized(line).id).toBe(id);
});

test.each(["車検の見積もりが高いので相談したい", "quiero consejo, el presupuesto del taller me parece caro"])(
  "who asks for advice writes to nobody: %s",
  (line) => expect(recognized(line).id).toBe("advice"),
);

test.each([
  ["blorf snarg wibblet kloo", "en"],
  ["trulí bofa cachumba neli", "es"],
  ["あさdfgふにゃ¥¥ぽぽぽ", "ja"],
  ["らりるれろ、らりるれろ、らりほう", "ja"],
  ["hjkl;;; 123 ??", "en"],
  ["gfh 45 trw 22 nbv", "es"],
] as const)("a line of unknown words is of no kind: %s", (line, reader) => {
  const { candidates } = recognize(read(line, "text", playbooks.topics, reader), playbooks);
  expect(candidates.map(({ id }) => id)).toEqual(usual);
});

test.each([
  "母の日に送る花に添える一言、義理の母に",
  "敬老の日、祖父母に贈るお茶に添える一言",
  "入院している叔母へのお見舞いの花に添える言葉",
  "退職する先輩に渡すお菓子に添える言葉",
  "友人のカフェの開店祝いの花に付ける一言",
  "few words for the card with Mother's Day flowers, for my mother in law",
  "note with flowers for my aunt who is in hospital",
  "card with flowers for a friend opening a bakery",
  "unas palabras para la tarjeta de las flores del Día de la Madre, para mi suegra",
  "notita con flores para mi tía que está ingresada en el hospital",
  "nota para las flores de la inauguración de la tienda de una amiga",
])("words with flowers or a gift are for their occasion, and no condolences are offered: %s", (line) => {
  const { id, candidates } = recognized(line);
  expect(["occasion", "congratulate"]).toContain(id);
  expect(candidates).not.toContain("condole");
});

test.each([
  "香典に添える一言、取引先の部長のお父様",
  "供花に付ける言葉、町内会から",
  "お通夜の花に添えるカード",
  "flowers for the wake, short card",
  "tarjeta con flores para un velorio",
  "流産した妹にかける言葉",
  "note with flowers for a colleague whose father died",
  "sympathy flowers card, short",
  "tarjeta para la corona de flores del abuelo de un amigo",
  "nota con flores para una amiga que perdió a su madre",
])("words for a loss are condolences: %s", (line) => expect(recognized(line).id).toBe("condole"));

test.each([
  "complaint letter about a late parcel",
  "draft an angry complaint, cold food",
  "complaint email about a rude waiter",
  "carta de queja por un paquete que llegó tarde",
  "reclamo por un pedido incompleto",
  "荷物の遅れについての苦情の手紙",
  "接客が悪い店へのクレームメール",
])("the customer writes a complaint: %s", (line) => {
  expect(recognized(line)).toMatchObject({ id: "complain-to-company", certain: true });
});

test.each([
  "reply to a complaint letter about a late parcel",
  "our customer's parcel is late and she complained, write back",
  "responder a una carta de reclamación",
  "contestar la queja de una clienta",
  "遅延への苦情に返信",
  "クレームの手紙への対応",
])("the company answers a complaint where the line says so: %s", (line) => {
  expect(recognized(line)).toMatchObject({ id: "answer-complaint", certain: true });
});

test.each([
  ["complaint letter about a late parcel", "text"],
  ["cv", "text"],
  ["飲み会の誘いを断るLINE", "text"],
  ["receta con garbanzos", "text"],
  ["un gato en la ventana", "image"],
  ["back up my photos every night", "automation"],
] as const)("only near kinds are offered beside the recognized one: %s (%s)", (line, use) => {
  const reading = read(line, use, playbooks.topics);
  const { book, candidates } = recognize(reading, playbooks);
  const shares = new Map(
    playbooks.rankKinds(use, reading.language!, line).map(({ label, share }) => [label, share]),
  );
  const familyOf = ({ id, family }: typeof book) => family ?? id;
  for (const other of candidates)
    expect(
      other.id === "general" || familyOf(other) === familyOf(book) || shares.get(other.id)! > 0.02,
      `${other.id} beside ${book.id}`,
    ).toBe(true);
});

test("a letter is no kind whose result is not sent, and such a kind stays for other lines", () => {
  expect(recognized("how do I negotiate my salary").id).toBe("negotiate");
  const { id, candidates } = recognized("a letter to negotiate my salary");
  for (const kind of [id, ...candidates]) expect(playbooks.find("text", kind)!.notSent, kind).toBe(false);
});

test.each([
  ["lettr of resignaton", "resign"],
  ["cumpleanos de mi abuela, felicitacion", "congratulate"],
  ["カレーの作りかた", "recipe"],
])("a typo does not matter: %s", (line, id) => {
  expect(recognized(line).id).toBe(id);
});

test.each(["すごいやつ作って", "make something cool", "algo para el sábado", "ちょっと手伝ってほしい"])(
  "an open line is of no kind: %s",
  (line) => {
    expect(recognized(line)).toMatchObject({ id: "general", certain: false, share: 0 });
  },
);

test.each([
  ["すごいやつ作って", ["write-code"]],
  ["make something cool", ["message"]],
  ["quiero algo especial", ["message"]],
])("an open line offers no kind that is far less likely than none: %s", (line, offered) => {
  const { candidates } = recognized(line);
  expect(candidates.slice(0, 1)).toEqual(offered);
  expect(candidates).not.toContain("condole");
});

test("a line in another language, or without words, is of no kind, and the usual ones are offered", () => {
  for (const line of ["Schreibe einen Brief an meinen Vermieter", "집주인에게 편지 쓰기", "!?", "42"])
    expect(recognized(line)).toEqual({ id: "general", certain: false, candidates: usual, share: 0 });
});

test("a Latin word on a Japanese page is known by English lines, and a number by none", () => {
  const idOf = (line: string) => recognize(read(line, "text", playbooks.topics, "ja"), playbooks).book.id;
  expect([idOf("cv"), idOf("12345"), idOf("x")]).toEqual(["resume", "general", "general"]);
});

test("where no kind is probable enough but a family is, the line is of the family", () => {
  const families = new Set(playbooks.all("text").flatMap(({ family }) => (family ? [family] : [])));
  const lines = [
    "ask for something in a nice way",
    "message to the neighbors",
    "mensaje para mi jefe",
    "上司への連絡",
    "お知らせの文章",
    "一言メッセージ",
    "code for my site",
    "contrato sencillo rentar un cuarto",
    "the lease says my landlord can enter without notice, should i sign?",
  ];
  let found = 0;
  for (const line of lines) {
    const reading = read(line, "text", playbooks.topics);
    const guesses = playbooks.rankKinds("text", reading.language!, line);
    const { book, certain, share } = recognize(reading, playbooks);
    if (!certain || share === guesses[0]!.share) continue;
    found += 1;
    expect(families).toContain(book.id);
    expect(share).toBeGreaterThanOrEqual(certainty.family);
    expect(guesses[0]!.share).toBeLessThan(share);
  }
  expect(found).toBeGreaterThan(0);
});

test("a chosen kind is taken as it is; the general one is never certain", () => {
  expect(recognized("飲み会の誘いを断るLINE", "text", "recipe")).toMatchObject({
    id: "recipe",
    certain: true,
    share: 1,
  });
  expect(recognized("飲み会の誘いを断るLINE", "text", "general")).toMatchObject({
    id: "general",
    certain: false,
  });
  expect(recognized("飲み会の誘いを断るLINE", "text", "refusal")).toMatchObject({
    id: "refusal",
    certain: true,
  });
});

test("one candidate after another leads through four kinds, and back to the first", () => {
  for (const line of [
    "飲み会の誘いを断るLINE",
    "una carta de renuncia corta",
    "the usual letter to my landlord",
  ]) {
    const first = recognized(line);
    const seen = [first.id];
    let next = first.candidates[0]!;
    while (!seen.includes(next)) {
      seen.push(next);
      const { id, candidates } = recognized(line, "text", next);
      expect(id).toBe(next);
      expect(candidates).toHaveLength(3);
      expect(candidates).not.toContain(id);
      next = candidates[0]!;
    }
    expect(seen).toHaveLength(4);
    expect(next).toBe(first.id);
  }
});

test.each([
  ["la cocina de mi abuela, sin gente", "image"],
  ["a portrait studio, no people", "image"],
  ["自撮り配信の部屋、人物なし", "video"],
] as const)("no kind with a person in it is taken where the line excludes people: %s", (line, use) => {
  const { book, candidates } = recognize(read(line, use, playbooks.topics), playbooks);
  expect([book, ...candidates].filter(({ ofPeople }) => ofPeople)).toEqual([]);
});

test.each([
  ["Plan the training week for two new cashiers", "staff"],
  ["onboarding schedule for three new waiters", "staff"],
  ["Set up a shift plan for six nurses", "shift-plan"],
  ["新人レジ係2人の研修週間の計画", "staff"],
  ["看護師6人のシフト表を作って", "shift-plan"],
  ["Plan la semana de formación de dos cajeros nuevos", "staff"],
  ["Haz un plan de turnos para seis enfermeras", "shift-plan"],
  ["plan my training week for a 10k", "workout-plan"],
  ["semana de entrenamiento de fuerza", "workout-plan"],
  ["町内会の清掃当番表を4月から9月まで、12世帯", "shift-plan"],
  ["cleaning rota for four flatmates, kitchen and bathroom weekly", "shift-plan"],
  ["cuadro de turnos para cinco cajeras, domingo cerrado", "shift-plan"],
  ["議事録から担当と期限つきのやることリストを作る", "task-list"],
  ["turn these meeting minutes into a to-do list with owners", "task-list"],
  ["sacar la lista de tareas del acta de la reunión", "task-list"],
  ["議事録を書いて", "meeting-minutes"],
  ["引っ越しのやることリスト", "checklist"],
  ["shift handover for night staff", "care-record"],
  ["申し送りの記録", "care-record"],
])("the plan for a staff, of one's own training, and a record are told apart: %s", (line, id) => {
  expect(recognized(line)).toMatchObject({ id, certain: true });
});

test.each([
  ["Reply to a customer who wants his wedding cake two days earlier", "reply-to-message"],
  ["answer a customer asking for a later delivery", "reply-to-message"],
  ["結婚式のケーキを2日早く受け取りたいお客様への返信", "reply-to-message"],
  ["Responder a un cliente que quiere su pastel de boda dos días antes", "reply-to-message"],
  ["reply to a customer whose cake was delivered two days late", "answer-complaint"],
  ["ケーキが2日遅れて届いたとお怒りのお客様への返信", "answer-complaint"],
  ["responder a un cliente molesto porque su tarta llegó dos días tarde", "answer-complaint"],
])("a customer's request is no complaint: %s", (line, id) => {
  expect(recognized(line)).toMatchObject({ id, certain: true });
});
