import type { Language } from "~/languages";

const patterns: Record<Language, RegExp> = {
  ja: /(?:(?<!\d)\d{1,6}|(?<![０-９])[０-９]{1,6}|[一二三四五六七八九十]{1,5})人(?:組|家族)?(?!前|気|生)|親子|夫婦|カップル|(?:\p{Script=Han}{0,2})家族(?!向け)/u,
  en: /(?<!\p{L})(?:(?<!\d)\d{1,6}|two|three|four|five|six|a (?:couple|group|team|family|crowd) of|a pair of) (?:\p{L}+ )?(?:people|persons|men|women|children|kids|friends|girls|boys|students|colleagues|players|dancers|engineers|couples)(?!\p{L})|(?<!\p{L})(?:a|the|our) (?:young |old |happy )?(?:couple|family)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?<!\d)\d{1,6}|dos|tres|cuatro|cinco|seis|un grupo de|una pareja de) (?:\p{L}+ )?(?:personas|hombres|mujeres|ni[nñ][oa]s|amig[oa]s|chic[oa]s|estudiantes|colegas|jugador[ae]s|bailarin[ae]s)(?!\p{L})|(?<!\p{L})una (?:pareja|familia)(?!\p{L})/iu,
};

/** How many people are to be seen, verbatim. */
export function readPeople(text: string, language: Language): string | undefined {
  return patterns[language].exec(text)?.[0];
}
