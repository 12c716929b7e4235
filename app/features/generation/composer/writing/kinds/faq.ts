import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const faq: WritingKind = {
  id: "faq",
  keywords: {
    ja: ["FAQ", "よくある質問", "Q&A", "Q＆A", "想定問答", "質問集", "問答集"],
    en: ["faq", "frequently asked questions", "q&a", "q and a", "help article", "knowledge base"],
    es: ["faq", "preguntas frecuentes", "preguntas y respuestas", "artículo de ayuda"],
  },
  counted: {
    ja: "問|組|個|つ|件|項目",
    en: "questions?|pairs?|faqs?|entries|items?|q&as?",
    es: "preguntas?|parejas?|entradas?",
  },
  lengthIsCount: true,
  slots: [slots.product],
  guide: {
    ja: {
      tags: ["FAQ", "サポート"],
      role: "問い合わせ窓口で利用者の言葉を聞いてきた担当者として、読んで自分で解決できるFAQを作る。",
      reader: "読み手は困っていて、すぐに答えを知りたい利用者とする。",
      tone: "親切で簡潔な、です・ます調",
      think: [
        "利用者が実際に口にする疑問と、その裏にある不安",
        "答えるのに確認が要る質問（料金、期限、規約）",
      ],
      steps: [
        "使う前、使い始め、使用中、困ったときの順に疑問を洗い出す。",
        "よく聞かれそうなものから選び、重なりをまとめる。",
        "質問を利用者の言葉で書く。",
        "最初の一文で答え、続けて手順や条件を示す。",
        "解決しないときの問い合わせ方法を添える。",
      ],
      rules: [
        "質問一つに答え一つとし、答えは3文以内にする。",
        "「場合によります」で終わらせず、分かれ目となる条件を書く。",
        "社内用語や専門用語を使わない。",
      ],
      output: ["分類ごとの見出しの下に、「Q.」と「A.」の組を並べる", "手順のある答えだけ番号付きにする"],
      length: "8〜10組",
      edges: [
        "料金や返品など事実が分からない答えは、[要確認]の欄を残す。",
        "苦情につながりやすい質問は、避けずに載せて対応を明記する。",
      ],
      criteria: ["質問の見出しだけで、自分の悩みを探せる。", "答えを読んだ人が、次の操作に進める。"],
      checks: ["質問どうしが重なっていないか。", "答えの間で条件や数字が食い違っていないか。"],
      example:
        "Q. 注文をあとから取り消せますか。\nA. はい、発送前であれば取り消せます。「注文履歴」から該当の注文を選び、「取り消す」を押してください。",
    },
    en: {
      tags: ["FAQ", "support"],
      role: "You have answered customer questions for years and know the words people use. Write an FAQ that lets them help themselves.",
      reader: "The reader is stuck and wants the answer now.",
      tone: "helpful and brief, addressing the reader as “you”",
      think: [
        "The questions people really ask, and the worry behind each",
        "Which answers depend on facts to be checked (price, deadlines, terms)",
      ],
      steps: [
        "Collect questions in the order people meet them: before, at the start, during use, when something goes wrong.",
        "Keep the likeliest ones and merge overlaps.",
        "Phrase each question as a customer would.",
        "Answer in the first sentence, then give steps or conditions.",
        "Say how to get in touch if that does not help.",
      ],
      rules: [
        "One question, one answer, three sentences at most.",
        "Never stop at “it depends”; name the condition that decides.",
        "No internal terms or jargon.",
      ],
      output: [
        "Topic headings with pairs of **Q** and A beneath",
        "Numbered steps only where an answer is a procedure",
      ],
      length: "8–10 pairs",
      edges: [
        "Where a fact such as price or returns is unknown, leave [to confirm] in the answer.",
        "Include the awkward questions and say clearly what happens.",
      ],
      criteria: [
        "People find their problem by the questions alone.",
        "After the answer they can take the next step.",
      ],
      checks: ["No two questions overlap.", "Conditions and figures agree across answers."],
      example:
        "**Q. Can I cancel an order after placing it?**\nA. Yes, until it ships. Open “My orders”, choose the order and press “Cancel”.",
    },
    es: {
      tags: ["preguntas frecuentes", "atención"],
      role: "Llevas años respondiendo consultas y conoces las palabras de la gente. Escribe unas preguntas frecuentes con las que cada cual se resuelva solo.",
      reader: "Quien lee está atascado y quiere la respuesta ya.",
      tone: "servicial y breve, con el mismo tratamiento en todo el texto",
      think: [
        "Las preguntas que la gente hace de verdad y la inquietud que hay detrás",
        "Qué respuestas dependen de datos por comprobar (precio, plazos, condiciones)",
      ],
      steps: [
        "Reúne las preguntas en el orden en que surgen: antes, al empezar, durante el uso, cuando algo falla.",
        "Quédate con las más probables y une las que se solapan.",
        "Formula cada pregunta como lo haría un cliente.",
        "Contesta en la primera frase y añade después pasos o condiciones.",
        "Indica cómo contactar si no se resuelve.",
      ],
      rules: [
        "Una pregunta, una respuesta, tres frases como máximo.",
        "No te quedes en «depende»; di qué condición lo decide.",
        "Sin términos internos ni jerga.",
      ],
      output: [
        "Títulos por tema y, debajo, parejas de **P** y R",
        "Pasos numerados solo si la respuesta es un procedimiento",
      ],
      length: "entre 8 y 10 parejas",
      edges: [
        "Si se desconoce un dato, como el precio o las devoluciones, deja [por confirmar] en la respuesta.",
        "Incluye las preguntas incómodas y explica con claridad qué ocurre.",
      ],
      criteria: [
        "Las preguntas bastan para encontrar el propio problema.",
        "Tras la respuesta se puede dar el paso siguiente.",
      ],
      checks: [
        "No hay dos preguntas que se solapen.",
        "Las condiciones y cifras coinciden entre respuestas.",
      ],
      example:
        "**P. ¿Puedo cancelar un pedido ya hecho?**\nR. Sí, hasta que salga del almacén. Abre «Mis pedidos», elige el pedido y pulsa «Cancelar».",
    },
  },
};
