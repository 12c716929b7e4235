import type { Language } from "~/languages";

/** The parts of a prompt for text that may be missing. */
export type TextPart = "role" | "audience" | "format" | "length" | "constraints" | "examples" | "criteria";

/** Words that show that a prompt has a part already. One of them is enough: nothing is said twice. */
export const signals: Record<Language, Record<TextPart, RegExp>> = {
  ja: {
    role: /あなたは|君は|きみは|役割|ロール|として(?:ふるま|振る舞|振舞|行動|回答|答え|考え|対応|アドバイス|執筆|書いて|、)|になりきって|の立場で|ペルソナ|役を(?:演|務)/,
    audience:
      /読み手|読者|対象|ターゲット|向け|相手|宛|受け取る|聞き手|視聴者|ユーザー|顧客|お客|さん(?:に|へ|と)|様(?:に|へ)|先生に|(?:上司|同僚|部下|取引先|初心者|子ども|子供|小学生|中学生|高校生|学生|親|社員|家族|友人|友達|新人)(?:に|へ|でも)|でも(?:分|わ)か/,
    format:
      /出力|形式|フォーマット|箇条書き|表(?:に|で|を|形式)|マークダウン|Markdown|JSON|CSV|HTML|見出し|件名|構成(?:は|：|で)|テンプレート|順に(?:書|出|述)|番号付き|段落|コードブロック/i,
    length:
      /(?:[0-9０-９]+|[一二三四五六七八九十百千]+)\s*(?:文字|字|語|ワード|行|文(?!字|章|書)|段落|ページ|枚|分(?!か|析)|個|案|項目|本|件|選|問)|[2-9２-９二三四五六七八九]つ|一言で|長さ|文字数|字数|短く|短め|簡潔|手短/,
    constraints:
      /条件|制約|ルール|注意|禁止|必ず|してはいけ|避け|(?:し|使わ|書か|入れ|含め|付け|加え|変え|せ)(?:ない(?!場合|とき|もの|人|方)|ず)|除いて|以内|のみ|だけ(?:を|で|に)|厳守|守って|こと(?:。|$|\n)/m,
    examples:
      /例(?:：|:|えば|）|\)|と同じ|に(?:なら|沿)|を(?:示|参考|挙))|出力例|サンプル|お手本|見本|参考例|^[QＱ][.．:：]/m,
    criteria: /基準|評価|確認し|見直|チェック|品質|成功|合格|ゴール|目標|満たし|検証/,
  },
  en: {
    role: /\b(?:act(?:ing)? as|you(?:'re| are| will be| act| work|r role)|role|persona|pretend|imagine you|take on the|as an? (?:[\w-]+ ){0,4}(?:expert|specialist|professional|engineer|developer|writer|editor|analyst|consultant|teacher|coach|designer|marketer|copywriter|manager|assistant|lawyer|doctor|scientist|researcher|strategist|advisor|adviser))\b|^You [a-z]+ |^I want you to be /im,
    audience:
      /\b(?:audience|readers?|target(?:ed|ing)?|aimed at|intended for|customers?|clients?|users?|recipients?|viewers?|listeners?|for (?:an? |my |our |the |all )?(?:[\w-]+ ){0,3}(?:beginners?|students?|children|kids|people|professionals?|teams?|managers?|developers?|engineers?|executives|employees|teachers?|parents?|founders?|investors?|boss|colleagues?|friends?|public|newcomers)|to (?:my|our|the|a|an|all) (?:[\w-]+ ){0,2}\w+|beginners?|for me|help me)\b/i,
    format:
      /\b(?:output|format(?:ted)?|table|bullets?|bulleted|list(?:ed)? (?:of|with|as)|numbered|markdown|json|csv|html|xml|yaml|headings?|sections?|subject line|structure[ds]?|template|code block|deliverables?|step[- ]by[- ]step|reply (?:only )?with|return|respond (?:only )?with|layout|paragraphs?)\b/i,
    length:
      /\b(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|a single)[\s-](?:[\w-]+ )?(?:words?|characters?|sentences?|lines?|paragraphs?|pages?|minutes?|seconds?|bullets?|points?|items?|ideas?|steps?|options?|versions?|examples?|questions?|tips?|slides?|days?|weeks?)\b|\b(?:length|word count|words max|short|brief(?:ly)?|concise(?:ly)?|succinct(?:ly)?)\b/i,
    constraints:
      /\b(?:must|do not|don't|never|avoid|without|only|always|rules?|constraints?|requirements?|guidelines?|no more than|at most|should(?:n't| not)?|ensure|make sure|under \d|exclude|limit(?:ed)?)\b/i,
    examples: /\b(?:examples?|e\.g\.|for instance|such as|sample)\b|^Q[.:]/im,
    criteria:
      /\b(?:criteria|checks?|verify|validate|review (?:it|your|the)|quality|success|goal|objective|acceptance|rubric|scor(?:e|ing)|evaluate|proofread|double-check|ensure|make sure)\b/i,
  },
  es: {
    role: /(?<!\p{L})(?:act[úu]a como|eres|tu (?:papel|rol)|rol|papel|imagina que eres|como (?:una? )?(?:expert|especialista|profesional|redactor|editor|periodista|analista|consultor|profesor|abogad|médic|ingenier|diseñador|desarrollador)\p{L}*|escribes|redactas|trabajas)(?!\p{L})|^(?:¿)?\p{Lu}\p{Ll}+[ae]s (?!noches|tardes|días)[^\n?]*\.$|^(?:Se te da|Eres) /imu,
    audience:
      /(?<!\p{L})(?:audiencia|p[úu]blico|lector(?:es|a|as)?|quien (?:lo |la )?(?:lee|lea|recib\p{L}+|use)|destinatari[oa]s?|dirigid[oa]s? a|clientes?|usuari[oa]s?|para (?:mi|mis|un|una|unos|los|las|el|la|nuestr[oa]s?|personas|principiantes|niñ[oa]s|estudiantes|j[óo]venes|adultos)|a (?:mi|mis|nuestr[oa]s?|los|las)|al (?:equipo|jefe|cliente|profesor)|principiantes)(?!\p{L})/iu,
    format:
      /(?<!\p{L})(?:formato|salida|resultado|tabla|viñetas|lista (?:de|con|numerada)|listado|numerad[oa]s?|markdown|json|csv|html|apartados?|secciones|encabezados?|estructura|plantilla|asunto|paso a paso|p[áa]rrafos?|bloque de código)(?!\p{L})/iu,
    length:
      /(?<!\p{L})(?:\d[\d.]*|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:\p{L}+ )?(?:palabras?|caracteres|frases?|l[íi]neas?|p[áa]rrafos?|p[áa]ginas?|minutos?|segundos?|puntos?|ideas?|pasos?|opciones|versiones|ejemplos?|preguntas?|consejos?|d[íi]as?|semanas?)(?!\p{L})|extensi[óo]n|longitud|(?<!\p{L})(?:breves?|brevemente|cort[oa]s?|concis[oa]s?)(?!\p{L})/iu,
    constraints:
      /(?<!\p{L})(?:debe[ns]?|no (?:uses|incluyas|inventes|hagas|pongas|añadas|menciones|superes)|sin (?!embargo)|nunca|evita|siempre|solo|s[óo]lo|[úu]nicamente|reglas?|condiciones|restricciones|requisitos|como m[áa]ximo|aseg[úu]rate|obligatori[oa])(?!\p{L})/iu,
    examples: /(?<!\p{L})(?:ejemplos?|p\. ?ej|por ejemplo|como por|muestra)(?!\p{L})|^P[.:]/imu,
    criteria:
      /(?<!\p{L})(?:criterios?|comprueba|verifica|revisa (?:que|el|la)|eval[úu]a|calidad|objetivo|meta|[ée]xito|aseg[úu]rate)(?!\p{L})/iu,
  },
};
