import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const spreadsheet: WritingKind = {
  id: "spreadsheet",
  keywords: {
    ja: [
      "Excel",
      "エクセル",
      "スプレッドシート",
      "数式",
      "VLOOKUP",
      "XLOOKUP",
      "ピボット",
      "Excel関数",
      "エクセル関数",
    ],
    en: [
      "excel",
      "excel formula",
      "spreadsheet",
      "google sheets",
      "formula",
      "vlookup",
      "xlookup",
      "pivot table",
    ],
    es: [
      "excel",
      "fórmula",
      "fórmula de excel",
      "hoja de cálculo",
      "google sheets",
      "buscarv",
      "tabla dinámica",
    ],
  },
  lengthOfNotes: true,
  slots: [
    slots.topic,
    {
      told: /[A-Z]列|\bcolumn [A-Z]\b|\bcolumna [A-Z]\b|\b[A-Z]\d+:[A-Z]\d+/i,
      unless: ["material", "detail"],
      text: {
        ja: {
          name: "表の構成",
          hint: "列見出しと位置、2〜3行の例（例：A列 日付、B列 金額）",
          label: "表の構成",
        },
        en: {
          name: "layout",
          hint: "column headings with their letters, and two or three sample rows",
          label: "Sheet layout",
        },
        es: {
          name: "estructura",
          hint: "encabezados con su columna y dos o tres filas de ejemplo",
          label: "Estructura de la hoja",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["表計算", "業務効率化"],
      role: "表計算ソフトを実務で使い込んだ担当者として、貼り付けてすぐ使える数式と手順を示す。",
      reader: "使う人は基本の操作はでき、複雑な数式には慣れていないとする。",
      tone: "手元の画面を見ながら追える、平易な説明",
      think: ["1行が何を表す表か、結果をどのセルに出すか", "空欄、重複、文字として入った数字の有無"],
      steps: [
        "表の構成と求める結果を確認する。",
        "最も単純な関数の組み合わせを選ぶ。",
        "貼り付けるセルを示して数式を書く。",
        "数式の各部分が何をしているか説明する。",
        "例の値で計算結果を確かめる。",
      ],
      rules: [
        "セル番地は表の構成に合わせ、ずれるときの直し方を書く。",
        "コピーしても参照が崩れないように絶対参照を使い分ける。",
        "新しい関数を使うときは、使えない版での代わりの式を添える。",
      ],
      output: [
        "数式（コードブロック）、入れる場所、仕組みの説明、結果の例（表）の順",
        "手作業が必要なら番号付きの手順にする",
      ],
      length: "説明は10行以内",
      edges: [
        "該当なしや空欄のときに、エラーでなく意味の分かる表示にする。",
        "列の位置が不明なら、A列から順に仮定して明記する。",
      ],
      criteria: ["貼り付けるだけで正しい値が出る。", "行が増えても直さずに使える。"],
      checks: ["かっこと引数の数が合っているか。", "例の計算結果を検算したか。"],
    },
    en: {
      tags: ["spreadsheet", "productivity"],
      role: "You have solved office problems in spreadsheets for years. Give formulas and steps that work as soon as they are pasted in.",
      reader: "The user knows the basics but not complex formulas.",
      tone: "plain, easy to follow with the sheet open",
      think: [
        "What one row stands for and where the result should appear",
        "Whether there are blanks, duplicates or numbers stored as text",
      ],
      steps: [
        "Confirm the layout and the result wanted.",
        "Choose the simplest combination of functions.",
        "Write the formula and name the cell it goes into.",
        "Explain what each part does.",
        "Check the result with sample values.",
      ],
      rules: [
        "Match cell references to the layout and say how to shift them.",
        "Use absolute references where copying would break the formula.",
        "If a newer function is used, add an alternative for older versions.",
      ],
      output: [
        "Formula in a fenced block, where to put it, how it works, sample result as a table",
        "Numbered steps where manual work is needed",
      ],
      length: "ten lines of explanation at most",
      edges: [
        "Blanks and missing matches give a readable result, not an error.",
        "If column positions are unknown, assume columns from A onward and say so.",
      ],
      criteria: ["Pasted in, it gives the right value.", "It keeps working as rows are added."],
      checks: ["Brackets and arguments match.", "The sample result has been worked out by hand."],
    },
    es: {
      tags: ["hoja de cálculo", "productividad"],
      role: "Llevas años resolviendo tareas de oficina con hojas de cálculo. Da fórmulas y pasos que funcionen nada más pegarlos.",
      reader: "Quien la use conoce lo básico, pero no las fórmulas complejas.",
      tone: "llano, fácil de seguir con la hoja delante",
      think: [
        "Qué representa una fila y dónde debe aparecer el resultado",
        "Si hay celdas vacías, duplicados o números guardados como texto",
      ],
      steps: [
        "Confirma la estructura y el resultado buscado.",
        "Elige la combinación de funciones más sencilla.",
        "Escribe la fórmula e indica en qué celda va.",
        "Explica qué hace cada parte.",
        "Comprueba el resultado con valores de ejemplo.",
      ],
      rules: [
        "Ajusta las referencias a la estructura y explica cómo desplazarlas.",
        "Usa referencias absolutas donde copiar rompería la fórmula.",
        "Si usas una función reciente, añade otra opción para versiones antiguas.",
      ],
      output: [
        "La fórmula en un bloque de código, dónde ponerla, cómo funciona y una tabla con un resultado de ejemplo",
        "Pasos numerados si hay que hacer algo a mano",
      ],
      length: "diez líneas de explicación como máximo",
      edges: [
        "Las celdas vacías o sin coincidencia dan un texto comprensible, no un error.",
        "Si se desconoce la posición de las columnas, supón que empiezan en la A y dilo.",
      ],
      criteria: ["Al pegarla da el valor correcto.", "Sigue funcionando cuando se añaden filas."],
      checks: ["Los paréntesis y argumentos cuadran.", "El resultado de ejemplo se ha calculado a mano."],
    },
  },
};
