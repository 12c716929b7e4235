import { isAvoid } from "~/features/generator/composing/asides";
import type { Question } from "~/domain/composition";

/** Details that questions name, and what tells them in a prompt or an answer: their value, or a variable for it. */
const details = [
  {
    named:
      /日付|日時|締め?切り?|曜日|いつ|どの日|(?<!\p{L})(?:dates?|deadlines?|when|days?|fechas?|plazos?|cuándo|días?)(?!\p{L})/iu,
    told: /\d\s?月(?:\s?\d|号)|毎[月週年]|\d{1,4}[/-]\d{1,2}|[月火水木金土日](?:曜|[〜～・]\s?[月火水木金土日])|平日|土日|\d日(?:分|間)|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d|\d (?:de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})|\{[^{}\n]{0,40}(?:日|date|fecha)[^{}\n]{0,40}\}/iu,
  },
  {
    named:
      /値段|価格|料金|予算|給与|(?<!\p{L})(?:prices?|budget|amounts?|precios?|presupuesto|importes?)(?!\p{L})/iu,
    told: /\d\s?(?:円|ドル|€|euros?|dollars?|dólares)|[$€£¥￥]\s?\d|\{[^{}\n]{0,40}(?:値段|価格|料金|price|precio)[^{}\n]{0,40}\}/iu,
  },
  {
    named: /字数|分量|長さ|(?<!\p{L})(?:length|how long|longitud|extensión)(?!\p{L})/iu,
    told: /\d\s?(?:文字|字|項目|words?|sentences?|palabras|frases)/iu,
  },
  {
    named: /調理時間|所要|(?<!\p{L})(?:minutes|minutos)(?!\p{L})/iu,
    told: /\d\s?(?:分|時間|min(?:ute|uto)?s?|hours?|horas?)/iu,
  },
  {
    named:
      /相手|読み手|読者|誰|宛|配る|客|患者|(?<!\p{L})(?:readers?|audience|recipients?|who|users?|buyers?|lector(?:es)?|público|quiénes|quién|destinatari[oa]s?)(?!\p{L})/iu,
    told: /様|さん|お客|保護者|患者|取引先|上司|大家|社員|会員|家族|先生|生徒|娘|息子|(?<!\p{L})(?:clients?|customers?|guests?|patients?|parents?|boss|landlord|team|readers?|audience|board|bank|members?|adults?|children|gym|clientes?|huésped(?:es)?|pacientes?|padres|jef[ea]|casero|equipo|lectores|banco|soci[oa]s?|adultos|niñ[oa]s?)(?!\p{L})/iu,
  },
];

/** Whether a prompt has the details that a question asks for: one of a complete prompt, all of several of another. */
export function hasDetails(content: string, question: string, isComplete: boolean): boolean {
  const wanted = details.filter(({ named }) => named.test(question));
  return isComplete
    ? wanted.some(({ told }) => told.test(content))
    : wanted.length > 1 && wanted.every(({ told }) => told.test(content));
}

const severalThings = /[・、,，と]|\s(?:and|or|y|o|e)\s/u;

/** An answered question as its line shows it: without a label of several things that names details the answer does not tell. */
export function withFittingLabel(asked: Question): Question {
  const { kind, name, label, value } = asked;
  if (kind === "long_text" || isAvoid(name) || !severalThings.test(label)) return asked;
  const isNamed = details.some(({ named }) => named.test(label));
  return isNamed && !hasDetails(value ?? "", label, true) ? { ...asked, label: "" } : asked;
}
