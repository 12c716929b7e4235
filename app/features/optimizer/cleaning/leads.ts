import type { PaddingKind } from "~/features/generator/playbooks/schema";

/**
 * Whether words are padding, and records it. `spoken`: the same words without material. `part`: they are padding only if of these kinds,
 * with this least probability; `kind` tells theirs where the grammar did.
 */
export type TakesOut = (
  words: string,
  spoken: string,
  part?: { of: readonly PaddingKind[]; least: number; kind?: PaddingKind },
) => boolean;

/** The kinds that may stand beside a request in its sentence. */
export const asides: readonly PaddingKind[] = ["courtesy", "pressure"];

/** A role at the start of a sentence, which is whole without it. */
const opening =
  /^([^、,]{2,80}(?:として|なりきって|つもりで|立場で)(?=、)|(?:as|acting as|como|en el papel de) [^、,]{2,80})(?:、|, )/iu;
/** Courtesy before what it asks for: "I was wondering if you could", "¿Podrías ayudarme a". */
const request =
  /^(?:(?:(?:(?:I would|I['’]d) (?:(?:really|greatly|very much) )?appreciate it if|(?:I (?:was|am)|I['’]m) (?:just )?(?:wondering|hoping)(?: if| that)?) you (?:could|would|can|might|may)(?: be (?:able|willing|(?:so )?kind(?: enough| as)?) to)?(?=[^?]*$)|would it be (?:at all )?possible for you to|(?:would you be so kind as|might you be able) to)(?: (?:please|kindly|maybe|perhaps|possibly)){0,2}(?: help me(?: to)?)? (?!(?:not|never|have|like|with|see|know|speak|read|understand|come|join|attend|be)\b)|[¿¡]?(?:(?:me )?(?:podrías?|puedes?)(?: por favor)? ayudar(?:me)? a|ser[ií]as? tan amable de|me gustar[ií]a que me ayud(?:es|aras?) a) )/iu;
/** A person's own words of themselves, whose part before them is no role of the AI. */
const ofOneself =
  /^(?:(?:I|I['’]m|my|we|our)\b|(?:necesito|quiero|quisiera|me|mi|soy|estoy)(?!\p{L})|(?:私|わたし|僕|俺)[はがも])|(?:ます|ました|です|でした)。?\s*$/iu;
const question = /\?{1,4}(?=\s{0,4}$)/u;
const leastRest = 12;
/** Least probability that a part of a sentence is padding. */
const least = 0.7;
/** The first clause of a sentence: 「お忙しいところ恐れ入りますが、」, "Hey there,". */
const clause =
  /^[^、,。！？!?\n]{1,60}(?:(?:(?<![をはにのとへ]|たら|れば|なら)|(?<=こんにちは|こんばんは))、|,(?=\s))\s*/u;
const leastClauseRest = 6;
const mostClauses = 3;
/** The end of a whole wish, which may have thanks behind it. */
const whole = /(?:ください|下さい|です|ます|ほしい|欲しい|たい|して|書いて|作って|お願い)$/u;
/** The rest of a sentence whose first clause is its matter: 「お手数ですが、から始めて」, 「急で悪いけど、休みたいと伝えて」. */
const quotes =
  /^(?:と|って|から(?:始|書)|で(?:始|終|締)|の(?:言葉|一言|ような?|一文)|など|を|は|が|も)|(?:と|って)(?:いう|伝|書|言|断|謝|入れ|添え|締)/u;
/** The end of a wish of an AI: 「書いてください」, 「250字で」. */
const wishes =
  /(?:くださ|下さ|ほしい|欲しい|願い|お願|頼|ますか|ませんか|でしょうか|もらえ|いただ|頂|くれ|助か|幸い|たい(?:です|の|んだ|と思|。?$)|(?:書い|作っ|つくっ|考え|教え|まとめ|出し|直し|し)て|字で|[0-9０-９]\S{0,3}で)[^。]{0,12}。?$/u;

/** A sentence without its opening role or request: "As a world-class copywriter, write …". */
export function withoutLead(words: string, said: string, takesOut: TakesOut): string {
  const asked = request.exec(words)?.[0];
  const [head = "", role = ""] = asked ? [asked, asked] : (opening.exec(words) ?? []);
  const rest = words.slice(head.length);
  const part = asked ? ({ of: asides, least, kind: "courtesy" } as const) : { of: ["role"] as const, least };
  if (!asked && ofOneself.test(rest.trim())) return words;
  if (role === "" || rest.trim().length < leastRest || !takesOut(role, said.slice(0, role.length), part))
    return words;
  return rest.charAt(0).toUpperCase() + (asked ? rest.slice(1).replace(question, ".") : rest.slice(1));
}

/** A sentence without the courtesy before or after its matter. `opens`: it is the prompt's first. */
export function withoutClauses(words: string, said: string, opens: boolean, takesOut: TakesOut): string {
  const from = clausesEnd(words, said, opens, takesOut);
  const comma = words.lastIndexOf("、");
  const [tail = ""] = comma > from ? (/^[^。！？!?]{2,30}/u.exec(words.slice(comma + 1)) ?? []) : [];
  const end = comma + 1 + tail.length;
  if (
    tail === "" ||
    !whole.test(words.slice(from, comma)) ||
    !takesOut(tail, said.slice(comma + 1, end), { of: asides, least })
  )
    return capitalized(words, from);
  return capitalized(words, from).slice(0, comma - from) + words.slice(end);
}

/** The words from a place on; what stood before them has left them the start of the sentence. */
const capitalized = (words: string, from: number): string =>
  from === 0 ? words : words.charAt(from).toUpperCase() + words.slice(from + 1);

/** The end of the first clauses that are courtesy. */
function clausesEnd(words: string, said: string, opens: boolean, takesOut: TakesOut): number {
  let from = 0;
  for (let count = 0; count < mostClauses; count += 1) {
    const [lead = ""] = clause.exec(words.slice(from)) ?? [];
    const rest = words.slice(from + lead.length).trim();
    if (
      lead === "" ||
      rest.length < leastClauseRest ||
      quotes.test(rest) ||
      !((opens && !lead.endsWith("は、")) || wishes.test(rest)) ||
      !takesOut(lead, said.slice(from, from + lead.length), { of: asides, least })
    )
      break;
    from += lead.length;
  }
  return from;
}
