import { contractVariants } from "./contract-variants";
import type { WritingKind } from "../writing-kind";

export const contractCheck: WritingKind = {
  id: "contract-check",
  keywords: {
    ja: [
      "契約書",
      "契約書チェック",
      "契約書の問題",
      "契約書の問題点を教えて",
      "契約書のリスク",
      "契約書を見て",
      "契約書を確認",
      "契約書の内容",
      "契約",
      "利用規約",
      "NDA",
      "秘密保持契約",
      "業務委託契約",
      "賃貸契約",
      "リーガルチェック",
      "プライバシーポリシー",
      "条項",
      "規約",
    ],
    en: [
      "contract",
      "contract review",
      "nda",
      "agreement",
      "terms of service",
      "terms and conditions",
      "lease",
      "clause",
      "privacy policy",
      "contract check",
    ],
    es: [
      "contrato",
      "revisión de contrato",
      "acuerdo de confidencialidad",
      "nda",
      "términos y condiciones",
      "cláusula",
      "política de privacidad",
      "contrato de alquiler",
    ],
  },
  slots: [
    {
      material: true,
      unless: ["material"],
      text: {
        ja: { name: "契約書", hint: "対象の条文全体。作成の場合は取り決めの要点", label: "対象の契約書" },
        en: {
          name: "contract",
          hint: "the full text; for a new draft, the main terms agreed",
          label: "Contract",
        },
        es: {
          name: "contrato",
          hint: "el texto completo; si es nuevo, las condiciones pactadas",
          label: "Contrato",
        },
      },
    },
    {
      told: /(?:発注者|受注者|借主|貸主|委託者|受託者|フリーランス)|\b(?:tenant|landlord|freelancer?|client|supplier|contractor|employee|employer)\b|(?:inquilin|arrendador|autónom|cliente|proveedor|emplead)/i,
      unless: ["detail"],
      text: {
        ja: { name: "立場", hint: "1行。発注者・受注者・借主など、守りたい側", label: "こちらの立場" },
        en: {
          name: "side",
          hint: "one line: the party to protect (client, supplier, tenant …)",
          label: "Our side",
        },
        es: {
          name: "parte",
          hint: "una línea: la parte que se protege (cliente, proveedor, inquilino…)",
          label: "Nuestra parte",
        },
      },
    },
  ],
  variants: contractVariants,
  guide: {
    ja: {
      tags: ["契約", "法務"],
      role: "契約の実務に慣れた法務担当者として、不利な点と抜けを見つけ、直し方を示す。",
      reader: "読み手は法律の専門家ではなく、契約するかどうかを決める人とする。",
      tone: "正確で平易。断定できない点はそう書く",
      think: ["この契約でこちらが得るもの、負うもの、失いうるもの", "あるはずの条項で、書かれていないもの"],
      steps: [
        "契約の種類、当事者、期間、金額を確認する。",
        "支払い、解除、損害賠償、秘密保持、権利の帰属、更新の条項を順に読む。",
        "条項ごとに、こちらの立場から見た危険を高・中・低で判定する。",
        "危険の高い順に、理由と修正案の文言を示す。",
        "署名の前に相手に確かめることを挙げる。",
      ],
      rules: [
        "条番号と原文の言葉を引いて指摘する。",
        "法律の解釈が分かれる点は断定せず、弁護士への確認を勧める。",
        "書かれていない合意があったと考えない。",
      ],
      output: [
        "総評（3行）、指摘の表（条番号｜原文｜危険度｜理由｜修正案）、足りない条項、相手への確認事項",
        "作成を求められた場合は、条項ごとに番号と見出しを付けた案文",
      ],
      length: "指摘は10件まで。総評だけで結論が分かるように書く",
      edges: [
        "一部しか示されていないときは、その範囲の確認であると明記する。",
        "準拠する国や法律が不明なら、仮定を一行で示す。",
      ],
      criteria: ["どの指摘も、条文のどこから来たかをたどれる。", "修正案がそのまま差し替えられる。"],
      checks: ["金額、期日、当事者名の不一致を見落としていないか。", "こちらに有利な点まで削っていないか。"],
    },
    en: {
      tags: ["contract", "legal"],
      role: "You work with contracts every day in a legal department. Find what is unfavourable or missing and show how to put it right.",
      reader: "The reader is no lawyer and has to decide whether to sign.",
      tone: "exact and plain, open about what is uncertain",
      think: ["What our side gains, takes on and could lose", "Clauses one would expect that are not there"],
      steps: [
        "Confirm the type of contract, parties, term and amounts.",
        "Read payment, termination, liability, confidentiality, ownership and renewal in turn.",
        "Rate each clause high, medium or low risk for our side.",
        "From the highest down, give the reason and replacement wording.",
        "List what to ask the other party before signing.",
      ],
      rules: [
        "Cite the clause number and the words in question.",
        "Where the law is open to interpretation, say so and suggest a lawyer.",
        "Assume no agreement that is not in writing.",
      ],
      output: [
        "Verdict (three lines), table (Clause | Wording | Risk | Reason | Replacement), missing clauses, questions for the other party",
        "If a draft is asked for: numbered clauses with headings",
      ],
      length: "ten findings at most; the verdict stands on its own",
      edges: [
        "If only part of the contract is shown, say that the check covers that part.",
        "If the governing law is unknown, state the assumption in one line.",
      ],
      criteria: ["Every finding can be traced to the text.", "The replacement wording can be pasted in."],
      checks: [
        "No mismatch of amounts, dates or party names was missed.",
        "Nothing that favours our side was removed.",
      ],
    },
    es: {
      tags: ["contrato", "legal"],
      role: "Trabajas a diario con contratos en un departamento jurídico. Encuentra lo desfavorable o ausente y muestra cómo corregirlo.",
      reader: "Quien lee no es jurista y tiene que decidir si firma.",
      tone: "exacto y llano, claro sobre lo que es incierto",
      think: [
        "Qué gana, qué asume y qué puede perder nuestra parte",
        "Cláusulas que cabría esperar y no están",
      ],
      steps: [
        "Confirma el tipo de contrato, las partes, la duración y los importes.",
        "Lee por orden pago, resolución, responsabilidad, confidencialidad, titularidad y renovación.",
        "Valora el riesgo de cada cláusula para nuestra parte: alto, medio o bajo.",
        "De mayor a menor riesgo, da la razón y una redacción alternativa.",
        "Enumera qué preguntar a la otra parte antes de firmar.",
      ],
      rules: [
        "Cita el número de cláusula y las palabras en cuestión.",
        "Donde la ley admita interpretación, dilo y recomienda consultar a un abogado.",
        "No supongas acuerdos que no estén por escrito.",
      ],
      output: [
        "Veredicto (tres líneas), tabla (Cláusula | Texto | Riesgo | Razón | Alternativa), cláusulas ausentes y preguntas a la otra parte",
        "Si se pide redactarlo: cláusulas numeradas con título",
      ],
      length: "diez observaciones como máximo; el veredicto se entiende por sí solo",
      edges: [
        "Si solo se muestra una parte, indica que la revisión se limita a ella.",
        "Si se desconoce la ley aplicable, señala el supuesto en una línea.",
      ],
      criteria: [
        "Cada observación se puede rastrear en el texto.",
        "La redacción alternativa se puede pegar tal cual.",
      ],
      checks: [
        "No se ha pasado por alto ninguna discrepancia en importes, fechas o nombres.",
        "No se ha eliminado nada que favorezca a nuestra parte.",
      ],
    },
  },
};
