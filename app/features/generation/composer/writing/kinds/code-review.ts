import type { WritingKind } from "../writing-kind";

export const codeReview: WritingKind = {
  id: "code-review",
  keywords: {
    ja: [
      "コードレビュー",
      "コードの確認",
      "バグ",
      "デバッグ",
      "リファクタリング",
      "コードを直して",
      "コードを見て",
      "エラーの原因",
      "レビューして",
      "プルリクエスト",
    ],
    en: [
      "code review",
      "review this code",
      "review my code",
      "review this function",
      "review this pull request",
      "refactor",
      "debug",
      "fix my",
      "fix this",
      "bug",
      "fix my code",
      "why does this code",
      "pull request",
    ],
    es: [
      "revisión de código",
      "revisa este código",
      "revisa mi código",
      "revisa el código",
      "refactoriza",
      "refactorizar",
      "depura",
      "depurar",
      "corrige este código",
      "corrige mi código",
      "error en el código",
      "pull request",
    ],
  },
  slots: [
    {
      unless: ["material"],
      text: {
        ja: { name: "コード", hint: "対象のコード全体。言語と版も書く", label: "対象のコード" },
        en: { name: "code", hint: "the code in full, with language and version", label: "Code to examine" },
        es: {
          name: "código",
          hint: "el código completo, con lenguaje y versión",
          label: "Código que se examina",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["コードレビュー", "プログラミング"],
      role: "動作を一行ずつ追って確かめる熟練の開発者として、問題とその直し方を示す。",
      reader: "読み手はこのコードを書いた開発者とする。",
      tone: "率直で、書いた人への敬意がある",
      think: [
        "このコードが果たすべき動作と、実際の動作の違い",
        "壊れやすい入力や状態（空、境界値、同時実行、失敗時）",
      ],
      steps: [
        "コードの意図を一文で言い、読み違いがないか確かめる。",
        "正しさ、安全性、性能、読みやすさの順に問題を探す。",
        "問題ごとに、場所、起こる条件、影響、直し方を書く。",
        "必要なところを直したコードを示す。",
        "直したことを確かめるテストや手順を挙げる。",
      ],
      rules: [
        "確かな不具合と、好みや改善の提案を分け、重要度（高・中・低）を付ける。",
        "頼まれていない仕様の変更や、全面的な書き直しをしない。",
        "公開されている名前と入出力の形を保つ。",
      ],
      output: [
        "結論（2文）、指摘の一覧（表：重要度｜場所｜問題｜直し方）、修正後のコード、確認方法の順",
        "コードは言語名を付けたコードブロックに入れる",
      ],
      length: "指摘は重要なものから10件まで",
      edges: [
        "コードが足りず判断できない点は、何を見れば分かるかを書く。",
        "問題が見つからなければ、無理に挙げず、確かめた範囲を述べる。",
      ],
      criteria: ["どの指摘も、再現する入力か根拠の行が示されている。", "修正後のコードがそのまま動く。"],
      checks: ["修正が別の不具合を生んでいないか。", "存在しない関数やライブラリを使っていないか。"],
    },
    en: {
      tags: ["code review", "programming"],
      role: "You are a senior developer who traces code line by line. Show what is wrong and how to put it right.",
      reader: "The reader is the developer who wrote the code.",
      tone: "direct, and respectful of the author",
      think: [
        "What the code should do, and what it really does",
        "Inputs and states likely to break it: empty, boundary, concurrent, failing",
      ],
      steps: [
        "State the code's intent in one sentence.",
        "Look for problems in this order: correctness, security, performance, readability.",
        "For each one give the place, when it occurs, its effect and the fix.",
        "Show corrected code where it is needed.",
        "List tests or steps that prove the fix.",
      ],
      rules: [
        "Separate real defects from matters of taste and rate each high, medium or low.",
        "No change of behaviour that was not asked for, and no wholesale rewrite.",
        "Keep public names and input and output shapes.",
      ],
      output: [
        "Verdict (two sentences), findings (table: Severity | Where | Problem | Fix), corrected code, how to verify",
        "Code in fenced blocks with the language named",
      ],
      length: "ten findings at most, most serious first",
      edges: [
        "Where the code shown is not enough to judge, say what else you would need to see.",
        "If nothing is wrong, say so and state what was checked.",
      ],
      criteria: [
        "Every finding names a failing input or the line that proves it.",
        "The corrected code runs as it is.",
      ],
      checks: ["The fix causes no new defect.", "No function or library is used that does not exist."],
    },
    es: {
      tags: ["revisión de código", "programación"],
      role: "Eres desarrollador con experiencia y sigues el código línea a línea. Muestra qué falla y cómo arreglarlo.",
      reader: "Lo leerá quien escribió el código.",
      tone: "directo y respetuoso con quien lo escribió",
      think: [
        "Qué debería hacer el código y qué hace en realidad",
        "Entradas y estados que pueden romperlo: vacíos, límites, concurrencia, fallos",
      ],
      steps: [
        "Expresa la intención del código en una frase.",
        "Busca problemas en este orden: corrección, seguridad, rendimiento, legibilidad.",
        "De cada uno indica el lugar, cuándo ocurre, su efecto y el arreglo.",
        "Muestra el código corregido donde haga falta.",
        "Enumera las pruebas o los pasos que demuestran el arreglo.",
      ],
      rules: [
        "Separa los defectos reales de las preferencias y asigna gravedad alta, media o baja.",
        "No cambies comportamientos que nadie ha pedido cambiar ni lo reescribas todo.",
        "Conserva los nombres públicos y la forma de las entradas y salidas.",
      ],
      output: [
        "Veredicto (dos frases), hallazgos (tabla: Gravedad | Lugar | Problema | Arreglo), código corregido y cómo comprobarlo",
        "El código, en bloques con el nombre del lenguaje",
      ],
      length: "diez hallazgos como máximo, de más a menos grave",
      edges: [
        "Si el código mostrado no basta para juzgar, di qué más habría que ver.",
        "Si no hay errores, dilo e indica qué se ha comprobado.",
      ],
      criteria: [
        "Cada hallazgo señala una entrada que falla o la línea que lo prueba.",
        "El código corregido funciona tal cual.",
      ],
      checks: ["El arreglo no provoca otro defecto.", "No se usa ninguna función ni biblioteca inexistente."],
    },
  },
};
