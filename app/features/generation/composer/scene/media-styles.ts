import type { StyleFamily } from "./scene";
import { wordPattern } from "./word-pattern";

/** Media and looks a purpose may name. */
export const mediaStyles: StyleFamily[] = [
  {
    pattern: wordPattern({
      ja: "フォトリアル|写実的|写実|実写(?:風)?|写真風|写真のような|リアルな(?:写真)?|本物そっくり",
      en: "photo-?realistic|photo-?realism|hyper-?realistic|realistic|live[- ]action",
      es: "fotorrealistas?|fotorrealismo|hiperrealistas?|realistas?|imagen real|acci[oó]n real",
    }),
    medium: "photo",
    look: {
      ja: "肌や素材の質感を実物どおりに出し、加工しすぎない",
      en: "true skin and material texture, no heavy retouching",
      es: "textura fiel de piel y materiales, sin retoque excesivo",
    },
  },
  {
    pattern: wordPattern({
      ja: "透明水彩|水彩画?(?:風|調|タッチ)?",
      en: "watercolou?rs?(?: style| painting)?",
      es: "(?:estilo )?acuarelas?",
    }),
    medium: "drawn",
    look: {
      ja: "にじみとぼかしを生かし、紙の白を残して塗り込みすぎない",
      en: "wet-in-wet blooms and soft edges, with the white of the paper left showing",
      es: "aguadas y bordes difusos, dejando ver el blanco del papel",
    },
  },
  {
    pattern: wordPattern({
      ja: "油絵(?:風|調|タッチ)?|油彩画?(?:風)?|印象派(?:風)?",
      en: "oil paintings?|oils|impressionis[tm](?:ic)?",
      es: "pintura al [oó]leo|[oó]leo|impresionis(?:ta|mo)",
    }),
    medium: "drawn",
    look: {
      ja: "筆跡と絵具の厚みを見せ、形は色の面でとらえる",
      en: "visible brushwork and thick paint, form built from planes of colour",
      es: "pincelada visible y pasta gruesa, con la forma construida por planos de color",
    },
  },
  {
    pattern: wordPattern({
      ja: "水墨画?(?:風)?|墨絵(?:風)?|筆文字風",
      en: "ink wash|sumi-e|ink painting",
      es: "tinta china|aguada de tinta|sumi-e",
    }),
    medium: "drawn",
    look: {
      ja: "墨の濃淡とかすれ、広い余白で描く",
      en: "graded ink, dry strokes and plenty of empty paper",
      es: "gradaciones de tinta, trazos secos y mucho papel vacío",
    },
  },
  {
    pattern: wordPattern({
      ja: "浮世絵(?:風|調)?|和風|和柄",
      en: "ukiyo-?e",
      es: "ukiyo-?e|estampa japonesa",
    }),
    medium: "drawn",
    look: {
      ja: "はっきりした輪郭線と平らな色面、日本の木版画を思わせる刷りの質感",
      en: "firm outlines, flat areas of colour and the grain of a woodblock print",
      es: "contornos firmes, colores planos y el grano de una xilografía",
    },
  },
  {
    pattern: wordPattern({
      ja: "アニメ(?!ーション)(?:調|風|スタイル|塗り|絵)?|セルルック|漫画風|マンガ風|手描き風",
      en: "anime(?: style)?|manga(?: style)?|cel-?shaded|cartoon(?: style)?|hand-drawn",
      es: "(?:estilo )?anime|(?:estilo )?manga|caricatura|dibujos? animados?|dibujad[oa] a mano",
    }),
    medium: "drawn",
    look: {
      ja: "均一な線と二段の影で塗り分け、瞳と髪の描き込みを丁寧にする",
      en: "even line work, two-step shading, careful drawing of small features",
      es: "línea uniforme, sombreado en dos tonos y detalles pequeños cuidados",
    },
  },
  {
    pattern: wordPattern({
      ja: "鉛筆画?(?:風)?|デッサン|線画|スケッチ(?:風)?|ペン画|手書き風|一筆書き",
      en: "pencil(?: drawing| sketch)?|sketch(?:ed|y)?|line art|line drawing|pen and ink",
      es: "(?:a )?l[aá]piz|boceto|dibujo a l[ií]nea|trazo a mano|plumilla",
    }),
    medium: "drawn",
    look: {
      ja: "線の強弱で形と陰影を描き、描かない部分を残す",
      en: "form and shade carried by line weight, with areas left undrawn",
      es: "forma y sombra resueltas con el grosor de la línea, dejando zonas sin dibujar",
    },
  },
  {
    pattern: wordPattern({
      ja: "色鉛筆(?:画|風|タッチ)?|クレヨン(?:画|風|タッチ)?|パステル画|絵本(?:風|のような)",
      en: "crayons?|colou?red pencils?|pastel drawing|storybook style",
      es: "l[aá]pices de colores|ceras|crayones|estilo cuento",
    }),
    medium: "drawn",
    look: {
      ja: "画材のざらつきと手の揺れを残した、温かみのある塗り",
      en: "grainy strokes and a slightly unsteady hand for warmth",
      es: "trazos con grano y pulso algo irregular para dar calidez",
    },
  },
  {
    pattern: wordPattern({
      ja: "フラット(?:デザイン|イラスト)?(?:風|調)?|ベクター(?:風|調)?",
      en: "flat design|flat(?![- ]?lay)(?: illustration| vector| style)?|vector(?: art| style)?",
      es: "dise[nñ]o plano|ilustraci[oó]n plana|estilo plano|vectorial|vectores",
    }),
    medium: "drawn",
    look: {
      ja: "単純な図形と均一な色面で構成し、グラデーションと細かな影は使わない",
      en: "simple shapes in even colour, without gradients or fine shadows",
      es: "formas simples de color uniforme, sin degradados ni sombras finas",
    },
  },
  {
    pattern: wordPattern({
      ja: "ドット絵(?:風)?|ピクセルアート(?:風)?|8ビット|８ビット|16ビット",
      en: "pixel art|8-?bit|16-?bit",
      es: "arte de p[ií]xeles|p[ií]xel art|pixel art|8 bits|16 bits",
    }),
    medium: "drawn",
    look: {
      ja: "升目をそろえ、限られた色数で、にじみのない輪郭にする",
      en: "a consistent pixel grid, few colours and no blurred edges",
      es: "cuadrícula de píxeles constante, pocos colores y bordes sin difuminar",
    },
  },
  {
    pattern: wordPattern({
      ja: "3DCG(?:風)?|３DCG|3D(?:アニメ)?(?:風|調)?|３D|CG(?:風)?|クレイ(?:アニメ)?(?:風|調)?|粘土(?:細工)?風?",
      en: "3d(?: render(?:ing)?| animation| style)?|cgi|clay(?:mation)?|isometric",
      es: "(?:render(?:izado)? |animaci[oó]n )?(?:en )?3d|plastilina|isom[eé]tric[oa]",
    }),
    medium: "drawn",
    look: {
      ja: "素材の質感を統一し、接地の影と丸みで立体感を出す",
      en: "one consistent material language, contact shadows and rounded edges",
      es: "materiales coherentes, sombras de contacto y bordes redondeados",
    },
  },
  {
    pattern: wordPattern({
      ja: "切り絵(?:風)?|ペーパーカット|コラージュ(?:風)?|ストップモーション(?:風)?|コマ撮り",
      en: "paper[- ]?cut(?:-out)?|collage|stop[- ]motion|felt craft",
      es: "papel recortado|collage|stop motion|animaci[oó]n cuadro a cuadro",
    }),
    medium: "drawn",
    look: {
      ja: "紙や布の重なりと小さな影で、手仕事の質感を見せる",
      en: "layered paper or cloth with small shadows, so the handwork shows",
      es: "capas de papel o tela con sombras pequeñas que dejan ver el trabajo manual",
    },
  },
  {
    pattern: wordPattern({
      ja: "サイバーパンク(?:風)?|近未来(?:的|風)?|SF(?:風|的)?",
      en: "cyberpunk|futuristic|sci-?fi|science fiction",
      es: "ciberpunk|cyberpunk|futuristas?|ciencia ficci[oó]n",
    }),
    medium: "any",
    look: {
      ja: "機械や看板の細部を重ね、生活感のある未来として描く",
      en: "layered machinery and signage, a future that looks lived in",
      es: "capas de maquinaria y rótulos, un futuro con aspecto habitado",
    },
  },
  {
    pattern: wordPattern({
      ja: "レトロ(?:風|調|な)?|昭和(?:風|レトロ)?|大正ロマン|ヴィンテージ(?:風)?|ビンテージ(?:風)?|80年代(?:風)?|90年代(?:風)?",
      en: "retro|vintage|old-fashioned|(?:19)?[5-9]0s style|(?:19)?[5-9]0s",
      es: "retro|vintage|de [eé]poca|a[nñ]os (?:50|60|70|80|90)",
    }),
    medium: "any",
    look: {
      ja: "当時の印刷やフィルムの粒子、わずかな退色を再現する",
      en: "period print or film grain and slightly faded tones",
      es: "grano de impresión o película de la época y tonos algo desvaídos",
    },
  },
  {
    pattern: wordPattern({
      ja: "ミニマル(?:な|デザイン)?|シンプル(?:な|に)?|すっきり(?:した)?",
      en: "minimal(?:ist|istic|ism)?|simple|clean",
      es: "minimalistas?|minimalismo|sencill[oa]s?|limpi[oa]s?",
    }),
    medium: "any",
    look: {
      ja: "要素を最小限に絞り、余白と形の均整で見せる",
      en: "as few elements as possible, relying on space and proportion",
      es: "los mínimos elementos posibles, apoyados en el espacio y la proporción",
    },
  },
  {
    pattern: wordPattern({
      ja: "ファンタジー(?:風)?|幻想的(?:な)?|神話(?:風|的)?",
      en: "fantasy|mythical|fairy[- ]?tale",
      es: "fantas[ií]a|fant[aá]stic[oa]|de cuento de hadas|m[ií]tic[oa]",
    }),
    medium: "any",
    look: {
      ja: "現実の素材感を土台に、あり得ない要素を一つだけ主役級に置く",
      en: "grounded materials with one impossible element given the lead",
      es: "materiales creíbles con un solo elemento imposible como protagonista",
    },
  },
  {
    pattern: wordPattern({
      ja: "シネマティック(?:な)?|映画のような|映画風|映画的な?",
      en: "cinematic|film look|movie-like|like a (?:film|movie)",
      es: "cinematogr[aá]fic[oa]s?|(?:estilo )?(?:de )?cine|de pel[ií]cula",
    }),
    medium: "photo",
    look: {
      ja: "浅い被写界深度と抑えたコントラスト、細かなフィルム粒子",
      en: "shallow depth of field, restrained contrast and fine film grain",
      es: "poca profundidad de campo, contraste contenido y grano fino de película",
    },
  },
];
