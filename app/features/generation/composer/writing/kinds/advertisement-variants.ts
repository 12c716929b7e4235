import type { WritingVariant } from "../writing-kind";

/** Leaflets and notices that look for people to take part, where nothing is sold. */
export const advertisementVariants: readonly WritingVariant[] = [
  {
    id: "participation",
    keywords: {
      ja: ["ボランティア", "参加者募集", "参加者を募", "会員募集", "部員募集", "メンバー募集"],
      en: ["volunteer", "call for participants", "new members", "join our club", "join our choir"],
      es: ["voluntarios", "voluntarias", "voluntariado", "se buscan participantes", "nuevos socios"],
    },
    slots: [],
    guide: {
      ja: {
        tags: ["募集", "チラシ"],
        role: "地域や団体のお知らせを作り慣れた書き手として、参加したくなり、迷わず申し込める文章を書く。",
        reader: "読み手はその催しをまだ知らず、数秒で自分に関わるかどうかを決める人とする。",
        tone: "親しみやすく、はきはきした言葉",
        think: [
          "読み手が参加して得られる楽しさや経験",
          "申し込みをためらう理由（時間、体力、知り合いの有無）",
        ],
        steps: [
          "誰に来てほしいかと、何をするかが分かる見出しを一行で書く。",
          "参加する楽しさや得られるものを、二、三文で伝える。",
          "日時、場所、人数、内容、対象を、見て拾える形に並べる。",
          "読み手の心配に先回りして、一言で答える。",
          "申し込みの方法と締切を最後にはっきり示す。",
        ],
        rules: [
          "日時、場所、人数、締切、申し込み先を一つも落とさない。",
          "参加費、持ち物、特典など、示されていない条件を作らない。",
          "あおる言い方や、断りにくくさせる言い方をしない。",
        ],
        output: ["見出し、本文、開催の情報、申し込みの順に、そのまま刷れる形で一案"],
        versions: [],
        length: "300〜400字",
        edges: [
          "字数に収まらないときは、日時と申し込みを残して説明を削る。",
          "読み手が未成年のときは、保護者が知りたいことにも一言触れる。",
        ],
        criteria: [
          "見出しだけで、誰に何を呼びかけているかが分かる。",
          "一度読めば、いつ、どこへ、どう申し込むかを言える。",
        ],
        checks: ["日付と曜日、時刻、締切が示されたとおりか。", "申し込み先が一字も違わないか。"],
      },
      en: {
        tags: ["call for people", "leaflet"],
        role: "You write for clubs and community events. Write a notice that makes people want to come and shows them how to sign up.",
        reader:
          "Readers have not heard of it and decide within seconds whether it concerns them; nothing is being sold.",
        tone: "friendly, direct and warm",
        think: [
          "What people enjoy or gain by taking part",
          "What might hold them back: time, skill, not knowing anyone",
        ],
        steps: [
          "Write a headline that says who is wanted and what for.",
          "Say in two or three sentences what is good about taking part.",
          "Set out date, time, place, numbers, tasks and who can come, easy to pick out.",
          "Answer the likeliest worry in a line.",
          "End with how to sign up and by when.",
        ],
        rules: [
          "Leave out no date, place, number, deadline or contact.",
          "Add no fee, gift or condition that is not given.",
          "No pressure and no guilt.",
        ],
        output: ["One version, ready to print: headline, text, event details, how to sign up"],
        versions: [],
        length: "120–180 words",
        edges: [
          "If space runs short, cut description before date or sign-up.",
          "If readers are under age, add a line for their parents.",
        ],
        criteria: [
          "The headline alone says who is being asked to do what.",
          "After one reading, people can say when, where and how to sign up.",
        ],
        checks: [
          "Day, date, times and deadline are as given.",
          "The sign-up address is right to the letter.",
        ],
      },
      es: {
        tags: ["convocatoria", "folleto"],
        role: "Escribes para asociaciones y actos de barrio. Redacta un aviso que dé ganas de participar y deje claro cómo apuntarse.",
        reader: "Quien lo lee no conoce la actividad y decide en segundos si le interesa; no se vende nada.",
        tone: "cercano, directo y cálido",
        think: [
          "Qué se disfruta o se gana participando",
          "Qué puede frenar a la gente: tiempo, experiencia, no conocer a nadie",
        ],
        steps: [
          "Escribe un titular que diga a quién se busca y para qué.",
          "Cuenta en dos o tres frases lo bueno de participar.",
          "Ordena fecha, hora, lugar, plazas, tareas y a quién va dirigido, fácil de localizar.",
          "Responde en una línea a la duda más probable.",
          "Termina con la forma de apuntarse y el plazo.",
        ],
        rules: [
          "No falta ninguna fecha, lugar, cifra, plazo ni contacto.",
          "No añadas precios, regalos ni condiciones que no se hayan dado.",
          "Sin presionar ni hacer sentir culpable.",
        ],
        output: ["Una versión lista para imprimir: titular, texto, datos y forma de apuntarse"],
        versions: [],
        length: "entre 120 y 180 palabras",
        edges: [
          "Si falta espacio, recorta la descripción antes que la fecha o la inscripción.",
          "Si se dirige a menores, añade una línea para sus familias.",
        ],
        criteria: [
          "El titular basta para saber a quién se llama y para qué.",
          "Tras una lectura se sabe cuándo, dónde y cómo apuntarse.",
        ],
        checks: [
          "Día, fecha, horas y plazo coinciden con lo indicado.",
          "La dirección de inscripción es exacta.",
        ],
      },
    },
  },
];
