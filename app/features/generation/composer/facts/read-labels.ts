import type { Language } from "~/languages";
import type { Facts, Localized } from "../composition";
import { firstMatch } from "./first-match";

type Labelled = Pick<Facts, "audience" | "tone" | "length" | "format" | "deadline">;

const labels: Localized<Record<keyof Labelled, string>> = {
  ja: {
    audience: "対象(?:者|読者)?|読者|想定読者|ターゲット|相手|宛先|宛名|聞き手|学年",
    tone: "トーン|文体|口調|雰囲気|テイスト|調子",
    length: "文字数|字数|長さ|分量|ボリューム|枚数|時間",
    format: "形式|フォーマット|出力形式|体裁",
    deadline: "締切|締め切り|〆切|期限|納期|提出日",
  },
  en: {
    audience: "(?:target )?audience|readers?|for|recipient|to",
    tone: "tone(?: of voice)?|voice|style",
    length: "(?:max )?length|word count|words|duration",
    format: "format|output(?: format)?",
    deadline: "deadline|due(?: date)?",
  },
  es: {
    audience: "público(?: objetivo)?|destinatari[oa]s?|lectores|para|dirigido a",
    tone: "tono|estilo|voz",
    length: "extensión|longitud|palabras|duración",
    format: "formato",
    deadline: "plazo|fecha límite|fecha de entrega|entrega",
  },
};

/** What a purpose states on lines of its own as "label: value". */
export function readLabels(text: string, language: Language): Partial<Labelled> {
  const found: Partial<Labelled> = {};
  for (const [fact, names] of Object.entries(labels[language]) as [keyof Labelled, string][]) {
    const line = new RegExp(
      `^[ \\t　]*(?:(?:[-*・•●■◆▪]|\\d{1,3}[.)])[ \\t　]*)?\\**(?:${names})\\**[ \\t]*[:：]\\**[ \\t]*([^\\n]{1,80})$`,
      "imu",
    );
    const value = firstMatch(text, [line])?.replace(/[。.、,;]+$/, "");
    if (value) found[fact] = value;
  }
  return found;
}
