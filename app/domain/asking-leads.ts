/** How the passage begins in which a prompt tells the AI what to ask; `npm run check` holds it against `playbooks/passages.yaml`. */
export const askingLeads = [
  "始める前に、私しか知らないこと",
  "動かす前に、私しか知らないこと",
  "Before you start, ask me",
  "Before the first run, ask me",
  "Antes de empezar, hazme",
  "Antes de la primera ejecución, hazme",
  "Avant de commencer, demand",
  "Bevor du anfängst, frag mi",
  "Antes de começar, pergunte",
  "Prima di iniziare, chiedim",
  "Stel me voordat je begint ",
  "Zanim zaczniesz, zapytaj m",
  "Başlamadan önce, her birin",
  "Прежде чем начать, спроси ",
  "Перш ніж почати, запитай м",
  "قبل أن تبدأ، اسألني في رسا",
  "לפני שמתחילים, תשאל אותי ב",
  "शुरू करने से पहले, मुझसे ए",
  "Sebelum mulai, tanyakan ke",
  "Trước khi bắt đầu, hãy hỏi",
  "ก่อนเริ่ม ช่วยถามฉันในข้อค",
  "시작하기 전에, 아래 ",
  "시작하기 전에, 이번 일에",
  "开始之前，请用一条简短的",
  "開始之前，請用一則簡短的",
  "Write in the language of my line above.",
] as const;

/** Where the asking passage of a text begins, with the blank line before it; -1: the text has none. */
function askingStart(content: string): number {
  const start = content.lastIndexOf("\n\n");
  const last = content.slice(start + 2);
  return start !== -1 && askingLeads.some((lead) => last.startsWith(lead)) ? start : -1;
}

/** Whether a prompt ends with the passage that tells the AI to ask what is open. */
export const asksFirst = (content: string): boolean => askingStart(content) !== -1;

/** A prompt without the passage that tells the AI to ask what is open. */
export function withoutAsking(content: string): string {
  const start = askingStart(content);
  return start === -1 ? content : content.slice(0, start);
}
