// What the screenshots are taken of, in three languages.
export const purpose = {
  ja: "新しく開いた喫茶店の案内を、近所の人に向けて200字で",
  en: "Tell the neighbours about our new tea room, in 120 words",
  es: "Presentar nuestra nueva cafetería al barrio, en 120 palabras",
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
export const poorPrompt = "お客様へのメールをいい感じに書いて。なるべく詳しく、でも簡潔に。";
