import type { WritingKind } from "../writing-kind";

export const itinerary: WritingKind = {
  id: "itinerary",
  keywords: {
    ja: [
      "旅行プラン",
      "旅行計画",
      "旅程",
      "旅行",
      "観光",
      "観光プラン",
      "デートプラン",
      "モデルコース",
      "しおり",
      "日帰り",
    ],
    en: [
      "itinerary",
      "travel plan",
      "trip",
      "travel itinerary",
      "day trip",
      "vacation",
      "holiday in",
      "weekend in",
      "road trip",
    ],
    es: [
      "itinerario",
      "plan de viaje",
      "viaje",
      "ruta turística",
      "escapada",
      "vacaciones",
      "excursión",
      "fin de semana en",
    ],
  },
  slots: [
    {
      unless: ["places", "names", "detail"],
      text: {
        ja: { name: "行き先", hint: "1行。行き先と出発地", label: "行き先" },
        en: { name: "destination", hint: "one line: where to, and from where", label: "Destination" },
        es: { name: "destino", hint: "una línea: adónde y desde dónde", label: "Destino" },
      },
    },
    {
      unless: ["quantities", "detail"],
      text: {
        ja: { name: "旅の条件", hint: "日数・人数・予算・移動手段", label: "旅の条件" },
        en: { name: "trip_details", hint: "days, travellers, budget and transport", label: "Trip details" },
        es: {
          name: "detalles_del_viaje",
          hint: "días, viajeros, presupuesto y transporte",
          label: "Detalles del viaje",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["旅行", "旅程"],
      role: "現地の移動時間や混み具合まで考える旅行の計画担当者として、無理なく楽しめる旅程を組む。",
      reader: "旅する人は、行き先を訪れるのが初めてとする。",
      tone: "分かりやすく、わくわくする",
      think: ["この旅で一番かなえたいこと", "体力、天気、混雑で崩れやすいところ"],
      steps: [
        "日数、人数、予算、必ず行きたい所を整理する。",
        "近い場所をまとめ、一日の中心を一つか二つ決める。",
        "移動、見学、食事、休憩の時間を割り振る。",
        "費用の目安を足し上げ、予算に合わせる。",
        "雨や混雑のときの代わりの案を加える。",
      ],
      rules: [
        "一日の予定を詰め込まず、移動には余裕を持たせる。",
        "営業時間や料金など変わりやすい情報には[要確認]を付ける。",
        "一緒に行く人の年齢や体力に合わせる。",
      ],
      output: ["日ごとの表（時刻｜場所｜すること｜移動｜費用の目安）、費用の合計、持ち物、代わりの案"],
      length: "1日につき表4〜7行",
      edges: [
        "予算が足りないときは、費用を下げる案を三つ示す。",
        "出発地が不明なら、現地の主な駅や空港を起点とする。",
      ],
      criteria: ["地図の上で行ったり来たりしない。", "費用の合計が予算に収まる。"],
      checks: ["移動時間の見積もりに無理がないか。", "食事と休憩が入っているか。"],
    },
    en: {
      tags: ["travel", "itinerary"],
      role: "You plan trips down to travel times and queues. Put together an itinerary that is a pleasure to follow.",
      reader: "The travellers are visiting for the first time.",
      tone: "clear and inviting",
      think: ["The one thing this trip should deliver", "What weather, crowds or tiredness could upset"],
      steps: [
        "Sort out days, people, budget and must-sees.",
        "Group places that are close together and give each day one or two highlights.",
        "Allow time for getting around, visits, meals and rest.",
        "Add up rough costs and fit them to the budget.",
        "Add alternatives for rain and crowds.",
      ],
      rules: [
        "Leave slack; do not fill every hour.",
        "Mark opening times and prices as [check], since they change.",
        "Suit the age and fitness of everyone travelling.",
      ],
      output: [
        "A table per day (Time | Place | What to do | Getting there | Rough cost), total cost, packing list, alternatives",
      ],
      length: "four to seven rows per day",
      edges: [
        "If the budget is too small, show three ways to spend less.",
        "If the starting point is unknown, start at the main station or airport.",
      ],
      criteria: ["The route does not zigzag across the map.", "The total stays within the budget."],
      checks: ["Travel times are realistic.", "Meals and rests are included."],
    },
    es: {
      tags: ["viaje", "itinerario"],
      role: "Planificas viajes teniendo en cuenta hasta los traslados y las colas. Prepara un itinerario que dé gusto seguir.",
      reader: "Quienes viajan visitan el lugar por primera vez.",
      tone: "claro y sugerente",
      think: [
        "Lo que este viaje debe ofrecer por encima de todo",
        "Qué podrían estropear el tiempo, las aglomeraciones o el cansancio",
      ],
      steps: [
        "Ordena días, personas, presupuesto y visitas imprescindibles.",
        "Agrupa lugares cercanos y da a cada día uno o dos momentos centrales.",
        "Reparte el tiempo entre traslados, visitas, comidas y descanso.",
        "Suma los costes aproximados y ajústalos al presupuesto.",
        "Añade alternativas para la lluvia y las aglomeraciones.",
      ],
      rules: [
        "Deja margen; no llenes todas las horas.",
        "Marca con [comprobar] horarios y precios, porque cambian.",
        "Adáptalo a la edad y el estado físico de todos.",
      ],
      output: [
        "Una tabla por día (Hora | Lugar | Qué hacer | Cómo llegar | Coste aproximado), coste total, equipaje y alternativas",
      ],
      length: "de cuatro a siete filas por día",
      edges: [
        "Si el presupuesto no alcanza, muestra tres formas de gastar menos.",
        "Si se desconoce el punto de partida, empieza en la estación o el aeropuerto principal.",
      ],
      criteria: ["La ruta no va y viene por el mapa.", "El total no supera el presupuesto."],
      checks: ["Los tiempos de traslado son realistas.", "Están previstas comidas y descansos."],
    },
  },
};
