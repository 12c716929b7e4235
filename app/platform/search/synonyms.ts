/** Words that lead to the same prompts, folded, in the form in which `wordsOf` gives them. */
const groups: readonly (readonly string[])[] = [
  ["レシピ", "献立", "料理", "夕飯", "夕食", "晩ご飯", "こんだて"],
  ["履歴", "経歴", "りれきしょ"],
  ["エクセル", "excel", "表計算"],
  ["面接", "めんせつ"],
  ["自己紹介", "じこしょうかい"],
  ["志望動機", "しぼうどうき"],
  ["トレ", "トレーニング", "運動"],
  ["ダイエット", "減量"],
  ["謝罪", "お詫"],
  ["お礼", "感謝"],
  ["辞退", "お断"],
  ["苦情", "クレーム"],
  ["求人", "採用", "募集"],
  ["旅行", "旅程"],
  ["家計", "節約"],
  ["会議", "議事", "ミーティング"],
  ["発表", "プレゼン", "スライド"],
  ["企画", "提案"],
  ["告知", "チラシ", "広告"],
  ["記事", "ブログ"],
  ["動画", "映像"],
  ["recipe", "meal", "dinner", "cooking"],
  ["resume", "cv", "curriculum"],
  ["apology", "apologize", "sorry"],
  ["workout", "exercise", "training", "fitness"],
  ["trip", "travel", "itinerary"],
  ["job", "vacancy", "hiring"],
  ["slide", "presentation", "deck"],
  ["summary", "summarize", "minutes"],
  ["budget", "saving", "expense"],
  ["letter", "email", "mail"],
  ["complaint", "complain"],
  ["picture", "photo", "image"],
  ["video", "film", "movie"],
  ["flyer", "poster", "announcement"],
  ["menu", "receta", "cocina", "comida", "cena"],
  ["ejercicio", "entrenamiento"],
  ["viaje", "itinerario"],
  ["empleo", "vacante", "trabajo"],
  ["presentacion", "diapositiva"],
  ["resumen", "resumir", "acta"],
  ["presupuesto", "ahorro", "gasto"],
  ["carta", "correo", "email"],
  ["queja", "reclamacion"],
  ["disculpa", "perdon"],
  ["foto", "imagen"],
  ["folleto", "cartel", "anuncio"],
];

/** Letters of a stem: a word without its plural's ending may lack a letter more. */
const stem = 4;

/** A word of `wordsOf`, with the words that lead to the same prompts. */
export const withSynonyms = (word: string): string[] => {
  const isMeant = (member: string) => member === word || (word.length >= stem && member.startsWith(word));
  return [...new Set([word, ...groups.filter((group) => group.some(isMeant)).flat()])];
};
