/** When work recurs or what sets it off, in the languages of the site. */
const recurs = [
  /(?:毎[朝晩日週月時年]|平日|曜日?ごと|[日週月時間分]ごと|[日週月]に?一?1?[回度]|たびに|度に|届いたら|来たら|入ったら|追加されたら|更新されたら|登録されたら|自動で|自動的に|自動化|定期的に)/u,
  /\b(?:(?:every|each) (?:single )?(?:morning|evening|night|day|weekday|week|month|hour|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time)|every \d+ (?:minutes|hours|days)|once an? (?:hour|day|week|month)|whenever|as soon as|automatically|when(?:ever)? (?:a|an|any|new|someone|somebody)\b)/iu,
  /(?<!\p{L})(?:cada (?:mañana|tarde|noche|día|semana|mes|hora|lunes|martes|miércoles|jueves|viernes|sábado|domingo|vez)|tod[oa]s l[oa]s (?:mañanas|tardes|noches|días|semanas|meses|lunes|martes|miércoles|jueves|viernes|sábados|domingos)|automáticamente|cuando (?:llegue|llega|entre|entra|reciba|haya|alguien))(?!\p{L})/iu,
];

/** Verbs of a program that acts on its input: it sends, stores, files. */
const acts = [
  /(?:投稿|送信|送って|送る|送りたい|通知|知らせ|保存|転記|登録|追加|書き込|書き出|記録|更新|返信|転送|振り分|仕分|集計|アップロード|バックアップ|取り込|移動|移す|コピーし|まとめて|削除)/u,
  /\b(?:post|send|email|notify|alert|message|ping|save|store|copy|move|file|log|record|append|update|sync|upload|back up|backup|forward|reply|respond|import|export|archive|label|tag|sort|delete|create (?:a|an|the) (?:task|ticket|issue|card|row|event))\b/iu,
  /(?<!\p{L})(?:public(?:a|ar|alo|alos)|env[ií](?:a|ar|alo|alos|ame|arme)|mand(?:a|ar|alo|ame)|av[ií]s(?:a|ar|ame)|notific(?:a|ar|ame)|guard(?:a|ar|alo|alos)|copi(?:a|ar)|mueve|mover|archiv(?:a|ar)|registr(?:a|ar)|actualiz(?:a|ar)|sincroniz(?:a|ar)|sub(?:e|ir)|respond(?:e|er)|reenví(?:a|ar)|añad(?:e|ir)|agreg(?:a|ar)|borr(?:a|ar))(?!\p{L})/iu,
];

/** A request for a text, a plan or advice, whatever recurs in it. */
const writes = [
  /(?:書いて|書きたい|書く|作文|考えて|教えて|知りたい|案を|案が|文面|手紙|記事|献立|計画|相談|文を|文章)/u,
  /^\W*(?:please )?(?:write|draft|explain|plan|suggest|give me|help me (?:write|plan|draft)|what|how|why|tips|ideas|an? (?:letter|email|essay|article|speech|plan|story|poem|schedule|routine)|compose|translate)\b/iu,
  /^[^\p{L}]*(?:escrib|redact|explic|planific|suger|dame|ayúdame a (?:escribir|redactar|planificar)|qué|cómo|por qué|ideas|una? (?:carta|correo|ensayo|artículo|discurso|plan|cuento|poema|horario|rutina)|traduc)/iu,
];

/** Longest beginning of a line that is read, in characters. */
const longestPart = 600;

/** Whether a line asks for work that is to run by itself, again and again: an automation rather than a text. */
export function seemsAutomation(line: string): boolean {
  const text = line.trim().slice(0, longestPart);
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  return says(recurs) && says(acts) && !says(writes);
}
