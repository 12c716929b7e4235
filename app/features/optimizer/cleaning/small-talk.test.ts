import { expect, test } from "vitest";

import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";

import { cleanPrompt } from "../optimize-builtin";

const playbooks = await openPlaybooks();
const english = "Write to Mr. Okafor, my landlord, about the cold radiator in flat 3B.";
const spanish = "Escribe una carta a los padres sobre la excursión del jueves 15 de abril.";

test.each([
  [english, "Hello!"],
  [english, "Hope you're having a great day :)"],
  [english, "I hope you are having a lovely week! 😊"],
  [english, "I was wondering if you could please help me with something, if it's not too much trouble."],
  [
    english,
    "Hope you're having a great day :) I was wondering if you could please help me with something, if it's not too much trouble.",
  ],
  [english, "Thank you so much in advance, you're amazing!"],
  [english, "Thanks in advance, you're amazing! :)"],
  [english, "Thanks a million, you are the best 🙏"],
  [english, "Please be creative and think outside the box."],
  [english, "Make sure it is high quality and perfect, with no mistakes."],
  [
    english,
    "You are the world's best travel planner and an absolute genius at this, so I know you will do an incredible job.",
  ],
  [english, "You are a brilliant copywriter, a true genius, and I know you won't let me down."],
  [spanish, "¡Hola!"],
  [spanish, "Hola, espero que estés muy bien :)"],
  [spanish, "¡Muchísimas gracias de antemano, eres un crack!"],
  [spanish, "¡Mil gracias, eres la mejor! 😊"],
  [spanish, "Sé creativo y piensa fuera de la caja."],
  [spanish, "Que sea de máxima calidad, perfecta y sin errores."],
  [
    spanish,
    "Eres el mejor redactor de contenidos del mundo, un auténtico genio, y sé que lo vas a hacer increíble.",
  ],
])("small talk and praise around a prompt go: %s %s", (task, talk) => {
  expect(cleanPrompt(`${talk}\n${task}`, playbooks).content).toBe(task);
  expect(cleanPrompt(`${task}\n${talk}`, playbooks).content).toBe(task);
});

test("a smiley ends a sentence", () => {
  expect(cleanPrompt(`Hope you're having a great day :) ${english}`, playbooks).content).toBe(english);
  expect(cleanPrompt(`Espero que estés muy bien 😊 ${spanish}`, playbooks).content).toBe(spanish);
});

test.each([
  "I would really appreciate it if you could",
  "I was wondering if you could please",
  "I was wondering if you could maybe",
  "I'd appreciate it if you could",
])("a request goes from before what is asked for: %s", (lead) => {
  expect(
    cleanPrompt(`${lead} write a short note to Ms Wu about the boiler. Sign it as Ana.`, playbooks).content,
  ).toBe("Write a short note to Ms Wu about the boiler. Sign it as Ana.");
});

test.each([
  "Translate into French:\nHello!\nThank you so much, you're amazing!",
  "Write a card for Ann.\n- Hello!\n- a line about her garden",
  "Write a program that prints this.\n- Hello!",
  "Reply to this mail:\nHi Ana,\nhope you're having a great day :)\nThanks in advance, you're amazing!",
  "Write a slogan that makes people think outside the cardboard box.",
  "What is outside the box in the puzzle? Think of three things.",
  "I would really appreciate it if you could not mention the price in the note to Ms Wu.",
  "The guest says I would appreciate it if you could call. Write an answer.",
  "Write about tea. I was wondering if you could drink it cold?",
  "You are the best man at Leo's wedding, so you know him from school. Write the speech.",
  "You are a genius at chess, and you play as black. Suggest a move.",
  "Eres un genio de la lámpara, y concedes tres deseos. Habla con Nora.",
  "Eres el mejor amigo de Hugo, y sabes que no le gusta el mar. Escribe la carta.",
  "Write a poem. End it with :)",
  "Use only these smileys: :) ;) 😊",
  "Write a thank-you note to Ms Wu. Thank her in advance, she is amazing at knitting.",
  "Escribe un anuncio. Pon los zapatos fuera de la caja de cartón.",
  "Que sea perfecta para niños celíacos y sin gluten. Escribe la receta.",
])("words like these that say something stay: %s", (content) => {
  expect(cleanPrompt(content, playbooks)).toEqual({ content, contradictions: [], improvements: [] });
});
