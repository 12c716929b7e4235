import type { Localized } from "../composition";

export interface Platform {
  pattern: RegExp;
  /** A platform that is set up on screen, or one that runs code. */
  built: "steps" | "code";
  notes: Localized<readonly string[]>;
}

/** Places where an automation can run, with what a design for them has to respect. */
export const platforms: readonly Platform[] = [
  {
    pattern: /Zapier/i,
    built: "steps",
    notes: {
      ja: ["分岐にはPaths、絞り込みにはFilter、登録前の重複確認には検索のステップを使います。"],
      en: [
        "Use Paths for branches, Filter for exclusions and a search step to look for duplicates before creating.",
      ],
      es: [
        "Usa Paths para las ramas, Filter para descartar y un paso de búsqueda para ver duplicados antes de crear.",
      ],
    },
  },
  {
    pattern:
      /\bMake\.com|(?<=\b(?:in|on|with|using|en|con|through) )Make\b|(?<![A-Za-z])Make(?=(?:（|\()?(?:で|を|の|上))/,
    built: "steps",
    notes: {
      ja: [
        "分岐にはRouter、処理済みの記録にはData store、失敗の処理にはエラーハンドラーのルートを使います。",
      ],
      en: [
        "Use a Router for branches, a Data store for processed items and an error handler route for failures.",
      ],
      es: ["Usa un Router para las ramas, un Data store para lo procesado y una ruta de gestión de errores."],
    },
  },
  {
    pattern: /\bn8n\b/i,
    built: "steps",
    notes: {
      ja: [
        "分岐にはIFまたはSwitchノード、失敗の通知にはError Triggerを使った別のワークフローを使い、認証情報はCredentialsに置きます。",
      ],
      en: [
        "Use IF or Switch nodes for branches and a separate workflow with an Error Trigger for failures; keep secrets in Credentials.",
      ],
      es: [
        "Usa nodos IF o Switch para las ramas y otro flujo con Error Trigger para los fallos; guarda los secretos en Credentials.",
      ],
    },
  },
  {
    pattern: /Power ?Automate|パワーオートメイト/i,
    built: "steps",
    notes: {
      ja: ["処理をスコープにまとめ、失敗時の処理は「実行条件の構成」でつなぎます。"],
      en: ["Group actions in scopes and attach failure handling with “Configure run after”."],
      es: [
        "Agrupa las acciones en ámbitos y enlaza la gestión de fallos con «Configurar ejecución posterior».",
      ],
    },
  },
  {
    pattern: /Google Apps Script|Apps Script|(?<=^|\n)gas(?=[:：で])|(?<![A-Za-z])GAS(?![A-Za-z])/,
    built: "code",
    notes: {
      ja: [
        "定期実行には時間主導型トリガー、同時実行の防止にはLockService、処理位置と設定値の保存にはPropertiesServiceを使います。",
        "一回の実行時間の上限（6分）を考え、シートはgetValuesとsetValuesでまとめて読み書きします。",
      ],
      en: [
        "Use a time-driven trigger for schedules, LockService against parallel runs, and PropertiesService for settings and position.",
        "Mind the six-minute limit per run: read and write sheets in bulk with getValues and setValues.",
      ],
      es: [
        "Usa un activador por tiempo, LockService contra ejecuciones simultáneas y PropertiesService para ajustes y posición.",
        "Ten en cuenta el límite de seis minutos: lee y escribe las hojas en bloque con getValues y setValues.",
      ],
    },
  },
  {
    pattern:
      /(?<![A-Za-z])(?:Excel ?)?VBA(?![A-Za-z])|(?:Excel|エクセル)(?:の)?マクロ|Excel macros?|macros? de Excel/i,
    built: "code",
    notes: {
      ja: [
        "Option Explicitを宣言し、マクロの変更は「元に戻す」で戻せないため、最初にブックの写しを保存します。",
      ],
      en: [
        "Declare Option Explicit, and save a copy of the workbook first, because macro changes cannot be undone.",
      ],
      es: [
        "Declara Option Explicit y guarda antes una copia del libro, porque los cambios de una macro no se deshacen.",
      ],
    },
  },
  {
    pattern: /Python|パイソン/i,
    built: "code",
    notes: {
      ja: ["必要な版とライブラリを先頭に書き、秘密の値は環境変数から読み、経過はloggingで残します。"],
      en: [
        "State the version and libraries at the top, read secrets from environment variables and log with the logging module.",
      ],
      es: [
        "Indica al principio la versión y las bibliotecas, lee los secretos de variables de entorno y registra con logging.",
      ],
    },
  },
];
