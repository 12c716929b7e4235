import { expect, test } from "vitest";

import { foldText } from "~/features/text/fold-text";

import { asksForFact } from "./fact-question";

test.each([
  "Capital de Australia",
  "How long do I boil eggs",
  "確定申告の医療費控除って何",
  "what is the difference between AC and DC",
  "オーストラリアの首都はどこ？",
  "富士山の標高は何メートルですか",
  "サブスクリプションの意味",
  "なぜ空は青いのか",
  "電話を発明したのは誰",
  "TCPとUDPの違いを教えて",
  "who wrote don quixote?",
  "How far is the moon from the earth",
  "what does RSVP stand for",
  "why is the sky blue",
  "how many ounces in a pound",
  "¿Quién pintó Las meninas?",
  "qué significa RSVP",
  "¿Cuántos habitantes tiene Perú?",
  "diferencia entre por qué y porque",
  "¿por qué el mar es salado?",
])("a question of fact: %s", (line) => {
  expect(asksForFact(foldText(line))).toBe(true);
});

test.each([
  "what should I cook tonight",
  "how do I tell my boss I want to quit",
  "¿qué le regalo a mi madre?",
  "what is the best gift for a 5-year-old",
  "what are some ideas for a birthday party",
  "what's wrong with this code",
  "how much should I save each month",
  "why does my cat bite me",
  "where is the nearest pharmacy",
  "What is a good name for a bakery?",
  "who is coming? write an invitation for Saturday",
  "今夜の夕飯は何がいい",
  "母へのプレゼントは何がいいですか",
  "うちの子はどうして寝ないの",
  "この契約書の意味",
  "上司に何て言えばいい？",
  "旅行の持ち物は何がいい",
  "¿cuánto debo ahorrar al mes?",
  "cuál es el mejor regalo para un jefe",
  "¿por qué se enoja mi hija?",
  "qué es esto que me mandó el banco",
])("a question that only the person's facts answer: %s", (line) => {
  expect(asksForFact(foldText(line))).toBe(false);
});
