// Texts of the screenshots, in three languages.
export const purpose = {
  ja: "新しく開いた喫茶店の案内を、近所の人に向けて200字で",
  en: "Tell the neighbours about our new tea room, in 120 words",
  es: "Presentar nuestra nueva cafetería al barrio, en 120 palabras",
};

/** A vague line, and a detailed one. */
export const shortPurpose = {
  ja: "義母へのLINE、角を立てずに断りたい",
  en: "text to get out of dinner with my in laws",
  es: "decirle que no a mi suegra sin que se enoje",
};
export const toldFact = {
  ja: "土曜の夜の食事会、義母から",
  en: "saturday dinner at 7, asked by my mother in law",
  es: "la comida del domingo, me invitó ayer",
};
export const fullPurpose = {
  ja: "取引先の田中さんに、来週火曜の打ち合わせを11月30日の15時に変えてもらうお願いのメール。社内の会議が重なったため。丁寧に、200字以内、件名つき。",
  en: "Email to Ana Ruiz, our supplier in Madrid, asking to move Tuesday's 3pm call to Thursday 10am because two engineers are travelling; polite, under 120 words, with a subject line, and offer Friday as the fallback",
  es: "Correo a Ana Ruiz, nuestra proveedora en Madrid, para pasar la llamada del martes a las 15 al jueves a las 10 porque dos ingenieros viajan; amable, menos de 120 palabras, con asunto, y ofrecer el viernes como alternativa",
};

export const purposes = {
  ja: [
    "来週の金曜に退職する田中さんへの送別メッセージを、部署の5人からの寄せ書き風に",
    "取引先への納期遅れのお詫びメール。丁寧に、300字以内で",
    "夏祭りのお知らせを町内会の回覧板に載せる文章",
  ],
  en: [
    "A farewell message for a colleague who leaves next Friday, from five of us",
    "An apology to a client for a late delivery, polite, under 150 words",
    "A notice about the summer festival for the neighbourhood newsletter",
  ],
  es: [
    "Un mensaje de despedida para una compañera que se va el viernes, de parte de cinco",
    "Una disculpa a un cliente por un retraso en la entrega, cordial y breve",
    "Un aviso sobre la fiesta de verano para el boletín del barrio",
  ],
};
export const folderNames = { ja: "仕事のメール", en: "Work e-mails", es: "Correos de trabajo" };
export const person = {
  ja: {
    name: "花屋のはな",
    bio: "商店街で花屋をしています。\nお店の案内や季節のお便りに使うプロンプトを公開しています。",
  },
  en: {
    name: "Hana from the flower shop",
    bio: "I keep a flower shop on the high street.\nHere are my prompts for notices and seasonal letters.",
  },
  es: {
    name: "Hana, la florista",
    bio: "Tengo una floristería en la calle mayor.\nAquí están mis prompts para avisos y cartas de temporada.",
  },
};
export const poorPrompt =
  "あなたは世界最高の専門家です。深呼吸して、落ち着いて考えてください。予約の変更をお客様に知らせるメールを書いて。";

export const tokenNames = { ja: "毎晩のバックアップ", en: "Nightly backup", es: "Copia de cada noche" };

const longInput = {
  ja: "駅前商店街の三十周年記念行事について、出店者と近隣の皆さまの両方に、日時と会場と参加方法と雨天時の対応がひと目で伝わるような、あたたかく落ち着いた調子の案内文を八百字程度で書いてほしい。見出しと箇条書きを使い、最後に問い合わせ先を添えること",
  en: "For the thirtieth anniversary of our high street, a warm and calm announcement of about four hundred words that tells both the stallholders and the neighbours at a glance when and where it takes place, how to join in and what happens if it rains, with headings, a list and a contact at the end",
  es: "Para el trigésimo aniversario de nuestra calle comercial, un anuncio cálido y sereno de unas cuatrocientas palabras que explique de un vistazo, tanto a los comerciantes como al vecindario, la fecha, el lugar, cómo participar y qué pasará si llueve, con títulos, una lista y un contacto al final",
};
const longWord = {
  ja: "https://example.com/商店街/三十周年記念行事/出店申込書/二〇二六年度版?utm_source=newsletter&utm_campaign=anniversary",
  en: "https://example.com/high-street/anniversary/application-form-for-stallholders?utm_source=newsletter&utm_campaign=thirty",
  es: "https://example.com/calle-comercial/aniversario/solicitud-para-comerciantes?utm_source=boletin&utm_campaign=treinta",
};
const longTag = {
  ja: "駅前商店街三十周年記念行事実行委員会広報担当者向け資料集",
  en: "Thirtieth-anniversary organising committee handouts",
  es: "Documentos de la comisión del trigésimo aniversario",
};
const titles = {
  ja: "駅前商店街三十周年記念行事のご案内を出店者と近隣の皆さまにひと目で伝わる文章で書くためのプロンプト集",
  en: "Thirtieth anniversary: a notice for all neighbours",
  es: "Trigésimo aniversario: aviso para la calle entera",
};

/** Maximum lengths: 50 characters of title and of name, 20 tags, words without a break, endless lines. */
export const long = {
  prompt: (language) => ({
    originalInput: longInput[language],
    content: `${longInput[language]}\n\n${longWord[language]}\n\n`.repeat(6),
    tags: [longTag[language].slice(0, 50), ...Array.from({ length: 19 }, (_, index) => `#${index + 1}`)],
  }),
  title: (language) => titles[language].slice(0, 50),
  description: (language) => `${longInput[language]} ${longWord[language]}`,
};
