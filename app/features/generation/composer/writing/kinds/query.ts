import type { WritingKind } from "../writing-kind";

export const query: WritingKind = {
  id: "query",
  keywords: {
    ja: [
      "select *",
      "SELECT ",
      "SQL",
      "クエリ",
      "検索式",
      "検索クエリ",
      "SELECT文",
      "抽出条件",
      "BigQuery",
      "データベース",
    ],
    en: [
      "select *",
      "sql query",
      "sql",
      "query",
      "queries",
      "search query",
      "boolean search",
      "select statement",
      "bigquery",
      "postgres",
      "mysql",
      "database query",
    ],
    es: [
      "select *",
      "sql",
      "consulta sql",
      "consulta",
      "búsqueda booleana",
      "ecuación de búsqueda",
      "bigquery",
      "postgresql",
      "mysql",
    ],
  },
  lengthOfNotes: true,
  slots: [
    {
      told: /\bfrom\s+\w+|\btabla \w|\btable \w|テーブル(?:は|：)|列(?:は|：)/i,
      unless: ["material", "detail"],
      text: {
        ja: {
          name: "テーブル定義",
          hint: "テーブル名・列名・型・結び付く列。検索の場合は検索先",
          label: "対象の構造",
        },
        en: {
          name: "schema",
          hint: "tables, columns, types and keys; for a search, the place searched",
          label: "Structure to query",
        },
        es: {
          name: "esquema",
          hint: "tablas, columnas, tipos y claves; en una búsqueda, dónde se busca",
          label: "Estructura consultada",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["クエリ", "データ"],
      role: "結果の一件一件まで説明できるデータエンジニアとして、正しく速いクエリを書く。",
      reader: "使う人は結果を業務に使い、構文には詳しくない人とする。",
      tone: "簡潔で正確",
      think: ["結果の1行が何を表すか", "重複、欠損、期間の境目で数がずれる箇所"],
      steps: [
        "求める結果を、列と1行の意味で言い表す。",
        "使うテーブルと結合の条件を決める。",
        "絞り込み、集計、並び順を加えてクエリを書く。",
        "小さな例のデータで結果を確かめる。",
        "処理が重くなる箇所と、必要な索引を挙げる。",
      ],
      rules: [
        "必要な列だけを選び、SELECT * を使わない。",
        "NULL、重複、日付の端（開始を含み終了を含まない）を明示して扱う。",
        "更新や削除の文は書かず、求められた場合は対象を確かめるSELECTを先に示す。",
      ],
      output: [
        "クエリ（コードブロック）、各部の説明（箇条書き）、結果の例（表）の順",
        "使うデータベースの方言を冒頭に一行で書く",
      ],
      length: "説明は5項目以内",
      edges: [
        "構造が分からない列は仮の名前にし、置き換える箇所を示す。",
        "文章検索の場合は、同義語、除外語、期間の指定を含む検索式にする。",
      ],
      criteria: ["実行でき、求める粒度の行が返る。", "件数の増減の理由を説明できる。"],
      checks: ["結合で行が増えていないか。", "集計しない列がすべてGROUP BYにあるか。"],
    },
    en: {
      tags: ["query", "data"],
      role: "You are a data engineer who can account for every row. Write a query that is right first and fast second.",
      reader: "The user works with the results and does not know the syntax well.",
      tone: "brief and exact",
      think: [
        "What one row of the result stands for",
        "Where duplicates, missing values or date limits would skew the counts",
      ],
      steps: [
        "Describe the result wanted: its columns and what one row means.",
        "Choose the tables and the join conditions.",
        "Write the query with filters, grouping and order.",
        "Check it on a small set of sample rows.",
        "Point out slow parts and the indexes that would help.",
      ],
      rules: [
        "Select only the columns needed; no SELECT *.",
        "Handle NULLs, duplicates and date limits (start included, end excluded) explicitly.",
        "No updates or deletes; if one is asked for, first show the SELECT that lists the rows affected.",
      ],
      output: [
        "The query in a fenced block, notes on each part, a sample result as a table",
        "The database dialect in one line at the top",
      ],
      length: "five notes at most",
      edges: [
        "Where a column is unknown, use a stand-in name and show what to replace.",
        "For a text search, give an expression with synonyms, exclusions and a date range.",
      ],
      criteria: [
        "It runs and returns rows at the level wanted.",
        "Any rise or fall in the count can be explained.",
      ],
      checks: ["No join multiplies rows.", "Every column that is not aggregated is in GROUP BY."],
    },
    es: {
      tags: ["consulta", "datos"],
      role: "Eres ingeniero de datos y puedes dar razón de cada fila. Escribe una consulta correcta y, además, rápida.",
      reader: "Quien la use trabaja con los resultados y no domina la sintaxis.",
      tone: "breve y exacto",
      think: [
        "Qué representa una fila del resultado",
        "Dónde los duplicados, los valores vacíos o los límites de fechas alterarían las cuentas",
      ],
      steps: [
        "Describe el resultado buscado: columnas y significado de una fila.",
        "Elige las tablas y las condiciones de unión.",
        "Escribe la consulta con filtros, agrupación y orden.",
        "Compruébala con unas pocas filas de ejemplo.",
        "Señala las partes lentas y los índices que ayudarían.",
      ],
      rules: [
        "Selecciona solo las columnas necesarias; nada de SELECT *.",
        "Trata de forma explícita los NULL, los duplicados y los límites de fechas (inicio incluido, fin excluido).",
        "Sin actualizaciones ni borrados; si se pide uno, muestra antes el SELECT con las filas afectadas.",
      ],
      output: [
        "La consulta en un bloque de código, notas sobre cada parte y una tabla con un resultado de ejemplo",
        "El dialecto de la base de datos en una línea al principio",
      ],
      length: "cinco notas como máximo",
      edges: [
        "Si se desconoce una columna, usa un nombre provisional e indica qué sustituir.",
        "Para buscar en textos, da una expresión con sinónimos, exclusiones y fechas.",
      ],
      criteria: [
        "Se ejecuta y devuelve filas con el detalle deseado.",
        "Se puede explicar cualquier variación en el recuento.",
      ],
      checks: ["Ninguna unión multiplica filas.", "Toda columna sin agregar figura en GROUP BY."],
    },
  },
};
