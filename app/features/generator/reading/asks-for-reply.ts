const either = (...words: string[]) => `(?:${words.join("|")})`;

const english = `(?:please |(?:can|could) you |help me )?${either(
  "(?:reply|respond|write back) to (?:this|the)(?: (?:e-?mail|mail|message|text|letter|note|dm|chat))?(?: below)?",
  "answer (?:this|the) (?:e-?mail|mail|message|text|letter|note|dm)(?: below)?",
)}(?:\\s{0,3}(?:[,.:;!\\n—–-]|$)| (?:and|but|for|in|kindly|nicely|politely|saying|so|that|to|with)(?!\\p{L}))`;
const japanese =
  "(?:これ|下記|以下|この|下の|次の|上の)の?(?:メール|line|ライン|メッセージ|連絡|文面|文|dm|手紙|チャット)?(?:に|へ)の?\\p{L}{0,4}?(?:返信|返事|返答|返し)";
const spanish =
  "(?:por favor,? |ayudame a )?(?:responde|respondele|responder|contesta|contestale|contestar) (?:a )?(?:esto|est[ea] (?:correo|mensaje|mail|email|e-mail|whatsapp|carta|nota))(?!\\p{L})";

const reply = new RegExp(`^${either(english, japanese, spanish)}`, "u");

/** A folded line that begins with the request to answer what is pasted below it: "reply to this". */
export const asksForReply = (folded: string): boolean => reply.test(folded);
