import type { WritingKind } from "../writing-kind";
import { mealForms } from "./meal-forms";

export const meals: WritingKind = {
  id: "meals",
  keywords: {
    ja: [
      "レシピ",
      "献立",
      "料理",
      "弁当",
      "夕飯",
      "晩ごはん",
      "作り置き",
      "メニュー",
      "離乳食",
      "食事メニュー",
    ],
    en: ["recipe", "meal plan", "menu", "dinner ideas", "meal prep", "cook", "grocery list", "diet plan"],
    es: [
      "receta",
      "plan de comidas",
      "menú",
      "menú semanal",
      "cena",
      "comidas",
      "lista de la compra",
      "dieta",
      "cocinar",
    ],
  },
  slots: [
    {
      unless: ["topic", "detail"],
      text: {
        ja: { name: "料理や材料", hint: "1行。作りたい料理、または使いたい材料", label: "料理や材料" },
        en: {
          name: "dish_or_ingredients",
          hint: "one line: the dish wanted or the ingredients at hand",
          label: "Dish or ingredients",
        },
        es: {
          name: "plato_o_ingredientes",
          hint: "una línea: el plato deseado o los ingredientes disponibles",
          label: "Plato o ingredientes",
        },
      },
    },
    {
      told: /アレルギー|抜き|なし|使わない|以外|苦手|禁|ヴィーガン|ベジタリアン|allerg|vegan|vegetarian|gluten|halal|kosher|dairy|without|\bno \w|free\b|alérgic|alergia|vegan|vegetarian|sin \p{L}|celíac|intolerante/iu,
      unless: [],
      text: {
        ja: {
          name: "食べられないもの",
          hint: "1行。アレルギーや苦手なもの。なければ「なし」",
          label: "避ける食材",
        },
        en: { name: "avoid", hint: "one line: allergies and dislikes, or “none”", label: "Foods to avoid" },
        es: {
          name: "evitar",
          hint: "una línea: alergias y alimentos que no gustan, o «ninguno»",
          label: "Alimentos que evitar",
        },
      },
    },
  ],
  hints: {
    ja: ["カレー", "パスタ", "ケーキ", "味噌汁", "唐揚げ", "チャーハン", "スープ", "サラダ"],
    en: ["lasagna", "soup", "chicken", "pasta", "cake", "salad", "stew", "leftovers"],
    es: ["tortilla", "paella", "bizcocho", "sopa", "pollo", "ensalada", "croquetas", "lentejas"],
  },
  forms: mealForms,
  guide: {
    ja: {
      tags: ["料理", "献立"],
      role: "家庭の台所と家計を知る料理の専門家として、その日から作れる献立やレシピを考える。",
      reader: "作る人は、基本の料理ができる人とする。",
      tone: "平易で、手順を追いやすい",
      think: ["使える時間、道具、予算", "栄養の偏りと、余りやすい食材"],
      steps: [
        "人数、予算、時間、避ける食材を確かめる。",
        "主菜を決め、味や食材が重ならないように組み合わせる。",
        "材料を分量とともに書き出し、使い回しを考える。",
        "作り方を、並行して進められる順に示す。",
        "費用の目安と保存の仕方を添える。",
      ],
      rules: [
        "分量はg、ml、大さじなどで示し、「適量」は味付けだけに使う。",
        "手に入りにくい食材には、代わりになるものを書く。",
        "火の通りと保存期間は、安全な側で示す。",
      ],
      output: [
        "献立なら、日ごとの表（曜日｜主菜｜副菜｜使う食材）と買い物リスト。レシピなら、材料、作り方、こつの順",
      ],
      length: "レシピは1品につき手順8つまで",
      edges: [
        "予算に収まらないときは、置き換える食材と差額を示す。",
        "乳幼児、妊娠中、持病のある人の食事は、医師などへの確認を促す。",
      ],
      criteria: ["買い物リストだけで、すべて作れる。", "余る食材がほとんどない。"],
      checks: ["人数と分量が合っているか。", "避ける食材が入っていないか。"],
    },
    en: {
      tags: ["cooking", "meals"],
      role: "You are a cook who knows home kitchens and household budgets. Plan meals or write a recipe that can be made today.",
      reader: "The cook can handle the basics.",
      tone: "plain, easy to follow at the stove",
      think: [
        "Time, equipment and budget",
        "Balance over the week, and ingredients that tend to be left over",
      ],
      steps: [
        "Check people, budget, time and foods to avoid.",
        "Choose main dishes so that tastes and ingredients vary.",
        "List ingredients with amounts and reuse what is bought.",
        "Give the method in an order that lets steps overlap.",
        "Add rough cost and how to store leftovers.",
      ],
      rules: [
        "Give amounts in grams, millilitres or spoons; “to taste” is for seasoning only.",
        "Offer a substitute for anything hard to find.",
        "Err on the safe side with cooking and storage times.",
      ],
      output: [
        "For a plan: a table per day (Day | Main | Side | Key ingredients) and a shopping list by section. For a recipe: ingredients, method, tips",
      ],
      length: "eight steps per recipe at most",
      edges: [
        "If the budget is exceeded, name a swap and what it saves.",
        "For infants, pregnancy or illness, advise checking with a doctor.",
      ],
      criteria: ["The shopping list alone is enough to cook everything.", "Hardly anything is left over."],
      checks: ["Amounts match the number of people.", "Nothing to be avoided has slipped in."],
    },
    es: {
      tags: ["cocina", "comidas"],
      role: "Cocinas, conoces las cocinas de casa y sabes ajustar un presupuesto. Prepara un menú o una receta que se pueda hacer hoy mismo.",
      reader: "Quien cocina domina lo básico.",
      tone: "llano, fácil de seguir junto al fuego",
      think: [
        "Tiempo, utensilios y presupuesto",
        "El equilibrio de la semana y los ingredientes que suelen sobrar",
      ],
      steps: [
        "Comprueba personas, presupuesto, tiempo y alimentos que evitar.",
        "Elige los platos principales de modo que varíen sabores e ingredientes.",
        "Anota los ingredientes con cantidades y aprovecha lo comprado en varios platos.",
        "Explica la preparación en un orden que permita adelantar tareas.",
        "Añade el coste aproximado y cómo conservar las sobras.",
      ],
      rules: [
        "Indica cantidades en gramos, mililitros o cucharadas; «al gusto», solo para sazonar.",
        "Ofrece un sustituto de lo que sea difícil de encontrar.",
        "Ante la duda, cocción y conservación por el lado seguro.",
      ],
      output: [
        "Si es un menú: una tabla (Día | Comida | Cena | Ingredientes principales) y la lista de la compra por secciones. Si es una receta: ingredientes, preparación y trucos",
      ],
      length: "ocho pasos por receta como máximo",
      edges: [
        "Si se supera el presupuesto, propón un cambio e indica cuánto ahorra.",
        "Para bebés, embarazo o enfermedad, recomienda consultar a un médico.",
      ],
      criteria: ["Con la lista de la compra se puede cocinar todo.", "Apenas sobra nada."],
      checks: [
        "Las cantidades corresponden al número de personas.",
        "No se ha colado ningún alimento que evitar.",
      ],
    },
  },
};
