import { expect, test } from "vitest";

import { read } from "~/features/generator/reading/read";

import { ask } from "./ask.server";
import { openPlaybooks } from "./playbooks.server";

const playbooks = await openPlaybooks();

/** A line, its kind, the facts that it tells, and facts that it leaves open. */
const lines: [line: string, kind: string, told: string[], open: string[]][] = [
  ["Translate 'I miss you' into Portuguese", "translate-text", ["original", "into"], ["used-where"]],
  ["translate this letter from my bank into plain English", "translate-text", [], ["original"]],
  ["「本日は晴天なり」を英語に訳して", "translate-text", ["original", "into"], ["used-where"]],
  ["この手紙をポルトガル語に訳して", "translate-text", ["into"], ["original"]],
  ["traduce «te echo de menos» al alemán", "translate-text", ["original", "into"], ["used-where"]],
  ["Plan a trip to Lisbon for me and my wife in May", "travel-plan", ["route", "travelers"], ["budget"]],
  ["plan a trip for our anniversary", "travel-plan", [], ["route", "budget"]],
  ["金沢旅行の計画を立てて", "travel-plan", ["route"], ["travelers", "budget"]],
  ["家族旅行の計画を立てて", "travel-plan", ["travelers"], ["route", "budget"]],
  ["itinerario de 4 días en Cusco con mi novia", "travel-plan", ["route", "travelers"], ["budget"]],
  ["quiero organizar un viaje barato este verano", "travel-plan", [], ["route", "travelers"]],
  ["明日の朝、子どもの熱で休むと上司に連絡", "report-absence", ["when-why"], ["gap"]],
  ["avisar a mi jefa que hoy no voy porque estoy con fiebre", "report-absence", ["when-why"], ["gap"]],
  ["Explain fractions to my 9-year-old who loves football", "explanation", ["what", "who"], ["place"]],
  ["Explain torque", "explanation", ["what"], ["who"]],
  ["explain italian grammar", "explanation", ["what"], ["who"]],
  ["explain iterators", "explanation", ["what"], ["who"]],
  ["explica estadística", "explanation", ["what"], ["who"]],
  ["explain this to me", "explanation", [], ["what"]],
  ["explica esto", "explanation", [], ["what"]],
  ["explica ese texto", "explanation", [], ["what"]],
  ["分数の割り算を小学3年生の息子に説明して", "explain-concept", ["reader"], ["stuck"]],
  ["¿Cómo le digo a mi hija de 5 años que el perro ha muerto?", "parenting-advice", ["scene"], ["home"]],
  ["parenting advice for my toddler", "parenting-advice", [], ["scene", "tried"]],
  ["3歳の娘が保育園に行きたがらない、どうすれば", "parenting-advice", ["scene"], ["tried", "home"]],
  ["gift ideas for my brother who likes fishing", "gift-ideas", ["person"], ["budget-date", "has-already"]],
  ["義父への還暦祝いのプレゼントを考えて", "gift-ideas", [], ["has-already"]],
  ["引っ越しを手伝ってくれた同僚へのお礼メール", "thank-you", ["for-what"], ["effect"]],
  ["a bedtime story about a snail who wants to fly", "story", ["seed"], ["ending-length"]],
  ["dinner with chicken, rice and spinach", "recipe", ["ingredients"], ["kitchen"]],
  ["dinner with avocado and eggs", "recipe", ["ingredients"], ["kitchen"]],
  ["dinner with meat and potatoes", "recipe", ["ingredients"], ["kitchen"]],
  ["dinner with apples, rice", "recipe", ["ingredients"], ["kitchen"]],
  ["dinner with these ingredients, please", "recipe", [], ["ingredients"]],
  ["dinner with my kids and friends", "recipe", [], ["ingredients"]],
  ["receta fácil para la cena", "recipe", [], ["ingredients"]],
  ["cheap trip in September", "travel-plan", [], ["route", "travelers"]],
  ["明日休むと店長に連絡", "report-absence", [], ["when-why", "gap"]],
  ["thank you card for a teacher", "thank-you", [], ["for-what"]],
  ["gracias a mis abuelos por los libros", "thank-you", ["for-what"], ["effect"]],
  ["cuento para dormir sobre una tortuga", "story", ["seed"], ["ending-length"]],
  ["短い物語を書いて", "story", [], ["seed"]],
  ["簡単な夕飯のレシピ", "recipe", [], ["ingredients"]],
  ["corrige «ayer fuistes tu»", "proofread", ["original"], ["destination"]],
  ["check my essay for mistakes", "proofread", [], ["original"]],
  ["丁寧な言い方に直して「早く返事して」", "change-tone", ["original"], ["reader"]],
];

test.each(lines)("what a line tells is not asked, what it leaves open is: %s", (line, kind, told, open) => {
  const reading = read(line, "text", playbooks.topics);
  const { variables } = ask(reading, playbooks, { deep: true, readerLanguage: "en", kind });
  const asked = variables.map(({ name }) => name.slice(kind.length + 1));
  expect(told.filter((id) => asked.includes(id))).toEqual([]);
  expect(open.filter((id) => !asked.includes(id))).toEqual([]);
});
