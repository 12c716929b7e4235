/** Longest beginning of a line that is read, in characters. */
const longestPart = 400;
/** Longest end of a sentence that is read, in characters. */
const longestEnd = 20;

/** Longest line in the plain form that gives an order in Japanese; longer ones are prose. */
const longestOrder = 60;

const labels =
  "role|task|context|background|goal|audience|readers?|tone|style|format|output|length|language|constraints?|rules?|instructions?|steps?|examples?|役割|命令|指示|目的|対象|背景|前提|条件|文体|口調|トーン|形式|出力|出力形式|制約|制約条件|文字数|読者|ルール|手順|rol|tarea|contexto|objetivo|público|tono|estilo|formato|salida|longitud|extensión|idioma|reglas?|restricciones|instrucciones|pasos|ejemplos?";

/** The words of a prompt's heading: "Role", "Output format". */
const heading = new RegExp(`^(?:${labels})(?: \\p{L}{1,12})?$`, "iu");

const bullet = /^\s*(?:[-*・•●■◆]|\d{1,2}[.)．])\s?(?=\S)/u;

const instructions = [
  /^\s*(?:#{1,6}|[-*・•●■◆]|\d{1,2}[.)．](?!\d))\s?\S/u,
  new RegExp(
    `^\\s*(?:</?(?:${labels})>|[【\\[](?:${labels})[】\\]]|(?:${labels})(?:\\s(?:\\p{L}{1,12}))?\\s?[:：])`,
    "iu",
  ),
  /^\s*(?:(?:please|then|also|finally|first|next),? )?(?:always|never|do|don['’]t|you (?:are|will|must|should|can)|your (?:task|job|role|goal|answers?|reply|output)|if|whenever|when|before|after|make|be|act as|i want you|i(?:['’]ll| will) (?:give|send|paste|tell)|ask|answer|use|write|keep|avoid|include|explain|give|list|return|output|respond|reply|start|begin|end|finish|add|mention|limit|focus|tell|show|create|suggest|think|check|review|consider|provide|follow|read|analy[sz]e|compare|summari[sz]e|rewrite|translate|help|plan|describe|remember|assume|treat|mark|put|cite|no|only|at most|at least)\b/iu,
  /^\s*(?:(?:por favor|luego|después|también|primero),? )?(?:nunca|siempre|no|eres|actúa|tu (?:tarea|rol|trabajo|objetivo|respuesta)|si|cuando|antes de|usa|utiliza|escribe|evita|incluye|explica|da|dame|haz|responde|contesta|pregunta|pregúntame|termina|empieza|comienza|añade|agrega|menciona|limita|mantén|muestra|crea|sugiere|piensa|revisa|considera|sigue|lee|analiza|compara|resume|traduce|corrige|describe|recuerda|indica|ayúdame|solo|quiero que|asegúrate|ten en cuenta|sé)(?!\p{L})/iu,
  /^\s*(?:あなたは|もし)/u,
];

const order = /(?:ください|下さい|なさい|せよ|ないで|ほしい|欲しい|お願いします|禁止|厳守)[。．！]?\s*$/u;
const plainOrder = /(?:こと|する|しない|使わない|書く|避ける|入れる|まで|以内)[。．]?\s*$/u;

/** Whether a line tells an AI what to do: an order, a rule in a list, a heading or a label such as "Tone:". */
export function isInstruction(line: string): boolean {
  const end = line.split("。", 1)[0]!.slice(-longestEnd);
  return (
    instructions.some((pattern) => pattern.test(line.slice(0, longestPart))) ||
    order.test(end) ||
    (line.length <= longestOrder && plainOrder.test(end))
  );
}

/** Whether a line is marked as a heading of a prompt, with nothing behind it: "# Role", "【条件】", "Output format:". */
export function isHeading(line: string): boolean {
  const shown = line.slice(0, longestPart).trim();
  const words = shown.replace(/[#*【】[\]<>/:：]/gu, "").trim();
  return words !== shown && heading.test(words);
}

/** Whether a line is an order or a rule, and an item of a list for what it says. */
export const givesOrder = (line: string): boolean =>
  isInstruction(line.slice(0, longestPart).replace(bullet, ""));
