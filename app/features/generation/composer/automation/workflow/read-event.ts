import type { Language } from "~/languages";
import type { Localized } from "../../composition";
import { maskMaterial } from "../../facts/mask-material";

const patterns: Localized<RegExp> = {
  ja: /(?<=^|[、。\n])[^、。\n「」]{2,40}?(?:[っいしえけげせてねべめれきちじみりびた]たら|んだら|(?:た|る|う|く|す|つ|ぬ|ぶ|む)(?:とき|時|際|たび|度)(?=に|、|は))/u,
  en: /\b(?:when(?:ever)?|as soon as|each time|every time) (?!(?:possible|necessary|needed|it comes|I have time)\b)(?:[^,.;\n]|\.(?=\S)){6,90}/i,
  es: /(?<!\p{L})(?:cuando|cada vez que|en cuanto|siempre que|al (?:recibir|llegar|crear|entrar|detectar|firmar|registrar|abrir|recibirse)) (?!(?:sea|haga falta|pueda)(?!\p{L}))(?:[^,.;\n]|\.(?=\S)){4,90}/iu,
};
const notAnEvent =
  /(?:よかっ|良かっ|でき|もしかし|どうし|だっ|なかっ|可能だっ|作っ|(?<!失敗|発生|到着|入金|完了|更新|変化|不足|超過|停止|終了|受信|着信|成功|遅延)し)たら$/;

const platformFirst =
  /^(?:GAS|Python|VBA|Zapier|Make|n8n|Power ?Automate|Excel ?VBA)(?:で|を使って|を使い、?)/i;

/** The happening that starts the work, as worded in the purpose; in Japanese it ends in "とき" or "たび". */
export function readEvent(text: string, language: Language): string | undefined {
  const match = patterns[language].exec(maskMaterial(text));
  if (!match) return undefined;
  const found = text.slice(match.index, match.index + match[0].length).trim();
  if (language !== "ja") return found;
  if (notAnEvent.test(found)) return undefined;
  return found
    .replace(platformFirst, "")
    .replace(/([ただ])ら$/, "$1とき")
    .replace(/時$/, "とき");
}
