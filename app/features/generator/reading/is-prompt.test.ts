import { expect, test } from "vitest";

import { isPrompt } from "./is-prompt";

test.each([
  "あなたはプロの編集者です。読者のことを考えて、良い文章を書いてください。丁寧にお願いします。",
  "You are an experienced marketer. Write great copy for my product. Make it engaging.",
  "Act as a travel agent. Plan something nice. Think step by step.",
  "Eres un experto en ventas. Ayúdame a vender más. Sé creativo.",
  "# 役割\n編集者\n# 命令\n記事を書く",
  "# 目的\n新商品の紹介文\n\n# 条件\n- 200字以内\n- 専門用語を使わない\n\n# 出力形式\n見出しと本文",
  "【役割】\nベテランの栄養士\n【条件】\n・塩分を控える\n・旬の野菜を使う\n【出力】\n表",
  "{{商品名}}の紹介文を書いてください。読者は{{対象}}です。200字以内。売り込みすぎないでください。",
  "文章を渡すので校正してください。\n誤字だけを直してください。\n文体は変えないでください。\n直したところは一覧にしてください。\n分からないところは質問してください。",
  "## Task\nWrite a product description\n\n## Constraints\n- no more than 120 words\n- avoid superlatives\n\n## Output format\nMarkdown",
  "Summarize the meeting for people who were not there.\n1. Use short sentences.\n2. List decisions first.\n3. Give each task an owner.\n4. Do not invent dates.",
  "Write a cold email to {{company}} about {{product}}. Keep it under 100 words. End with one question.",
  "Role:\nSenior editor\nTask:\nEdit the text I paste\nRules:\n- keep my voice\n- fix grammar only",
  "Read the text I give you.\n\nAlways answer in plain words.\nNever add facts.\n\nAsk me when something is unclear.\nKeep it under 200 words.",
  "<context>\nA small bakery\n</context>\n<task>\nWrite three posts\n</task>",
  "# Rol\nProfesora de español\n# Tarea\nCorregir mi texto\n# Formato\nTabla con errores",
  "Corrige el texto que te doy.\n- No cambies el tono\n- Explica cada error\n- Usa frases cortas\n- Termina con un resumen",
  "Escribe un anuncio de {{producto}} para {{público}}. Máximo 80 palabras. No uses mayúsculas.",
  "**Objetivo:**\nVender el curso\n**Tono:**\nCercano\n**Formato:**\nTres párrafos",
])("a pasted prompt is told apart: %s", (text) => expect(isPrompt(text)).toBe(true));

test.each([
  "あなたは誰ですか",
  "取引先の田中さんに、打ち合わせを15時に変えてもらうお願いのメール。丁寧に。200字以内。",
  "You are invited: a card for my son. Blue. Short.",
  "Write to my landlord. The sink leaks. Ask for Friday.",
  "以下の議事録を要約して。\n\n```\n# 目的\n来期の予算\n# 条件\n承認は部長\n1. 田中が資料を作る\n2. 鈴木が見積もりを取る\n```",
  "この買い物リストから献立を3日分考えて\n- 牛乳\n- 卵\n- ほうれん草\n- 鶏もも肉\n- 豆腐",
  "田中さんへのお礼のメール。\n先週の出張で案内してもらった。\n夕食もごちそうになった。\n来月こちらに来られるとき、お返しをしたい。",
  "クレームへの返信を書いて\n\nお世話になっております。先日購入したイスの脚が折れました。返金してください。写真を添付します。早急に対応してください。",
  "運動会のお知らせ。10月12日(土)9時から、雨なら13日。持ち物は弁当、水筒、帽子。駐車場はないので徒歩か自転車で。保護者は8時30分から入場できる。",
  "断水のお知らせ\n日時: 12月3日 9時〜15時\n場所: 3〜5階\n理由: 水道管の工事\n連絡先: 管理室 内線12",
  "Turn these minutes into a list of tasks\n\n1. Anna calls the plumber by Friday\n2. Ben orders chairs\n3. Review budget in May\n4. Carla books the hall",
  "Reply to this email:\n\n```\nDear team, please send the report by Monday. Do not forget the figures. Include a summary. Use the new template. Keep it short.\n```",
  "Complaint to the airline. Flight LH123 on 3 May was six hours late. We missed our connection. We paid 240 for a hotel. I want the money back within 14 days.",
  "Shift plan for next week\n- Anna: no Mondays\n- Ben: mornings only\n- Carla: max 20 hours\n- two people each shift\n- closed on Sunday",
  "Text my sister about Saturday.\nMom's party starts at 6.\nShe brings the cake.\nI pick up grandpa at 5.",
  "Resume este texto\n\n> Estimados vecinos: el jueves se corta el agua de 9 a 14. No usen el ascensor. Guarden agua. Avisen a los mayores.",
  "Aviso de corte de agua\nFecha: jueves 4\nHora: de 9 a 14\nPisos: 3 a 5\nMotivo: reparación",
  "Queja a la compañía de luz. La factura de mayo es de 180 euros. El mes anterior pagué 60. Ya llamé dos veces. Quiero que revisen el contador.",
  "Explica este error a mi jefe\n\n```\nTypeError: x is undefined\nif (x) {\n  return {{value}}\n}\n```\nNo sabe programar.",
])("a line is no prompt: %s", (text) => expect(isPrompt(text)).toBe(false));
