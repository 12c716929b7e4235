import { foldText } from "~/features/text/fold-text";

import { closedThings } from "./closed-things";
import { contentWordsReader, thingWishReader, topicReader } from "./read-thing-wish";
import type { WishSigns } from "./wish-signs";

const forbids =
  /^(?:por favor,? )?(?:no|nunca|jamás|evita|sin|nada de|prohibido|omite|excluye)\s+(?:(?:te|se|me|le|lo|la)\s)?([^.!?;,\n]{2,80})/iu;
/** "Los emojis están prohibidos." What is said of other things may be a fact. */
const banned =
  /^((?:l[oa]s? )?(?:emojis?|emoticonos?|hashtags?|jerga|tecnicismos?|viñetas?|tablas?|títulos?|exclamaciones|chistes?|bromas?)(?: [yo] \p{L}{3,12})?) (?:está|están|quedan?) prohibid[oa]s?[.!]?$/iu;
const asks = /^(?:por favor,? |siempre |recuerda |asegúrate de ){0,2}([^.!?;\n]{2,80})/iu;
const excepts =
  /(?<!\p{L})(?:más de|demasiad[oa]s?|solo|sólo|salvo|excepto|antes|hasta|innecesari[oa]s?|nada que|otr[oa]s?|(?:termin|acab|empie|comien|empez|comenz|cierr)\p{L}{0,4} con|(?:escrib|respond|redact|present)\p{L}{1,4} en)(?!\p{L})/iu;
const having =
  /^(?:us(?:a|es|ar)|inclu(?:ye|yas|ir)|añad(?:e|as|ir)|agreg(?:a|ues|ar)|mencion(?:a|es|ar)|pon(?:gas|er)?|cit(?:a|es|ar)|utili(?:za|ces|zar)|emple(?:a|es|ar)|da|des|dar|ofre(?:ce|zcas|cer)|di|digas|decir|habl(?:a|es|ar) (?:de|sobre)|(?:termin(?:a|es)|acab(?:a|es)|empie(?:za|ces)|comien(?:za|ces)|cierra|cierres) con|(?:escrib(?:e|as)|respond(?:e|as)|redact(?:a|es)|present(?:a|es))(?:lo)? (?:en|con))\s+/iu;
/** Verbs of being are alike. */
const being = /^(?:sé|seas|que sea|hazlo|suen(?:a|es))\s+/iu;
const small = new Set(
  "el la los las un una unos unas de del al a en con por para y o ni mi tu su lo que ningun ninguna ningunos se como forma".split(
    " ",
  ),
);

/** The same thing in other words. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:rebajas?|descuentos|reducci[oó]n(?:es)? de precio)(?!\p{L})/giu, "descuento"],
  // Of the whole, no place of its own.
  [
    /\sen (?:la|el|tu|esta|este) (?:carta|correo|mensaje|texto|respuesta|publicación|nota|invitación|circular)(?!\p{L})/giu,
    "",
  ],
];

/** A verb without the endings of its imperative and subjunctive: "pide", "pidas". */
const verbStem = (verb: string): string =>
  foldText(verb)
    .replace(/zc|qu/u, "c")
    .replace(/gu(?=e)/u, "g")
    .replace(/(?:[ae]s?|[aei]r)$/u, "");

const endings = /(?:es|s)$/u;
const carrier =
  /(?<!\p{L})(?:usa|escribe|redacta|haz|hazlo|que|sea|sé|es|debe|deben|tener|tenga|ser|la|el|lo|los|las|un|una|respuesta|texto|correo|mensaje|carta|resultado|total|longitud|en|con|de|por|favor|incluye|da|dame|duración|durar|dure|todo|siempre|al|lector|trata|trátalo|tono|lenguaje|estilo|y|muy|cercano|cercana|explica|explícalo|posible|su|tu|para|limita|límite)(?!\p{L})/giu;

/** Wishes to make up what is missing, and not to. */
const guesses =
  /(?<!\p{L})(?:(?:usa|da|dame|haz|ofrece)(?: \p{L}{2,5}){0,2} mejor (?:estimación|suposición|aproximación|conjetura)|(?:haz|usa) (?:tus propias )?suposiciones|(?:invéntate|inventa|imagina|supón|completa) lo que (?:falte|te falte|no sepas)|rellén?a?(?:lo)? (?:los huecos|lo que falte)|rellena (?:los huecos|lo que falte)|(?:rellénalo|complétalo|invéntalo|inventalo|invéntatelo)|lo que (?:no|falte)[^.\n]{0,30} (?:invéntalo|inventalo|imagínalo|complétalo)|pon (?:algo|un dato|uno|una cifra) (?:realista|creíble|verosímil))(?!\p{L})/iu;
const asksBack =
  /(?<!\p{L})(?:no (?:te )?inventes (?:nada|datos|información|detalles|hechos|cosas)|no (?:supongas|asumas|adivines|especules)(?: nada)?(?=[.,;!]|$)|no (?:te )?inventes(?=[.,;!]|$)|no inventes nada|no (?:agregues|añadas|pongas) (?:nada|datos|información) que no|sin (?:suposiciones|inventar)|pregúntame (?:antes|primero|si|cuando|cualquier)|(?:duda|falta|sabes|segur[oa]|claro)[^.\n]{0,20} pregúntame)(?!\p{L})/iu;

const thingWish = thingWishReader({
  forbids,
  banned,
  bare: /^(?:sin|nada de|prohibido|omite|excluye)\s/iu,
  asks,
  turns: /(?<!\p{L})(?:no|sin|pero|nunca|ni)(?!\p{L})/iu,
  excepts,
  having,
  being,
  small,
  spellings,
  endings,
  verbStem,
});

/** The signs of wishes in Spanish. */
export const spanish: WishSigns = {
  length:
    /(?:(?<low>al menos|como mínimo|(?:un )?mínimo(?: de)?|más de|no menos de)|(?<high>menos de|como (?:máximo|mucho)|a lo sumo|(?:un )?máximo(?: de)?|hasta|no más de|no pas(?:es?|en|ar) de|no super(?:es|ar)(?: las| los)?|dentro de)|(?<about>unas|unos|aproximadamente|alrededor de|exactamente|entre|cerca de|solo|sólo|solamente))?\s{0,2}(?<!\p{L})(?<from>\d[\d.]{0,6}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|ochenta|cien|doscientas|trescientas|media)(?:\s?(?:-|–|a|y|o)\s?(?<to>\d[\d.]{0,6}))?\s(?<unit>palabras?(?! clave)|caracteres|frases?|oraci[oó]n(?:es)?|párrafos?|l[ií]neas|renglones|páginas?|hojas?|carillas?|pantallas?|minutos?|horas?|puntos|viñetas|elementos|ideas|opciones|ventajas|beneficios|soluciones|propuestas|motivos|ejemplos|consejos|pasos|preguntas|razones|hashtags|emojis?|platos|recetas|diapositivas|titulares|nombres|encabezados|subtítulos|títulos|apartados|secciones|capítulos|estrofas|versos|columnas|filas|escenas|imágenes|fotos|argumentos|comidas|ejercicios|actividades|variantes|versiones|borradores|alternativas|palabras clave|citas|chistes|eslóganes|lemas|lecciones|publicaciones|tuits|posteos|recomendaciones|sugerencias|segundos|colores|folios?|receta|opción|versión|idea)(?!\p{L})(?<after>,? (?:o (?:menos|más)|como (?:máximo|mucho|mínimo)|a lo sumo|máximo|máx|mínimo|tope))?/giu,
  isLow: /(?:más|mínimo)$/iu,
  isHigh: /(?:menos|máximo|máx|mucho|sumo|tope)$/iu,
  numbers: {
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    ochenta: 80,
    cien: 100,
    doscientas: 200,
    trescientas: 300,
    media: 0.5,
  },
  units: [
    [/^(?:viñetas|puntos|elementos)$/iu, "punto"],
    [/^(?:frases?|oraci\p{L}+)$/iu, "frase"],
    [/^(?:hojas?|carillas?|folios?)$/iu, "página"],
    [/^(?:l[ií]neas|renglones)$/iu, "línea"],
    [/ones$/iu, "ón"],
    [/^colores$/iu, "color"],
    [/s$/iu, ""],
  ],
  sizes: {
    palabra: [1, 1],
    caractere: [1 / 8, 1 / 3],
    línea: [4, 18],
    frase: [5, 40],
    párrafo: [20, 220],
    página: [180, 800],
    pantalla: [30, 300],
    minuto: [90, 200],
  },
  demands:
    /^(?:(?:por favor|y|pero|también|luego|ah|bueno|solo|sólo),? )*(?:que (?:sea|sean|tenga|tengan|ocupe|dure|no pase)|(?:haz|hac[eé]|pon|pon[eé]|da|dame|escrib[eaí]|redact[aá]|us[aáe]|inclu[yí]\p{L}{1,2}|lista|sugi[eé]re|suger[ií]|propon|propón|prop[oó]n\p{L}{1,2}|crea|cre[aá]|gener[aá]|divid[eí]|estructur[aá]|organiz[aá]|limít\p{L}{1,4}|quiero|necesito|me gustaría|(?:(?:el|la|mi|tu|su) \p{L}+ )?(?:debe|debería|tiene que|tendría que|ha de))(?:me|lo|la|los|las|melo|mela)?)(?!\p{L})/iu,
  brief: { palabra: 200, frase: 5, párrafo: 1, página: 1, caractere: 500, pantalla: 1.5 },
  around: { before: /\s(?:en|de|con)\s$/iu, after: /^/u },
  briefness: {
    one: /(?<!\p{L})(?:breve(?! (?:explicación|nota|comentario|resumen|introducción|descripción|saludo))|brevemente|concis[oa]|sucint[oa]|escuet[oa]|al grano|lo más cort[oa] posible|cort[oa] y clar[oa]|sea (?:muy )?cort[oa])(?!\p{L})/iu,
    other:
      /(?<!\p{L})(?:(?:lo )?más (?:detallad[oa]|complet[oa]|larg[oa]|extens[oa]) posible|con (?:todo|gran|mucho|máximo|el máximo) (?:lujo de )?detalle|exhaustiv[oa]|exhaustivamente|sin (?:omitir|dejar(?:te)?) nada|muy (?:larg[oa]|detallad[oa]|extens[oa])|todos los detalles|no omitas nada|no te dejes nada|en profundidad)(?!\p{L})/iu,
  },
  inside: {
    between:
      /^(?<particle>),?\s(?:pero|aunque|y a la vez)(?: (?:que sea|también))?\s(?<adverbs>(?:muy )?)$/iu,
    before: /$/u,
    after: /^/u,
    opposites: [
      {
        one: /(?<!\p{L})(?:breve|cort[oa]|concis[oa])(?!\p{L})/iu,
        other:
          /(?<!\p{L})(?:incluye|da|menciona|explica) (?:todos los detalles|toda la información|todo)(?!\p{L})/iu,
      },
      {
        one: /(?<!\p{L})(?:breve|cort[oa])(?!\p{L})/iu,
        other: /(?<!\p{L})(?:larg[oa]|detallad[oa]|exhaustiv[oa]|con todo detalle)(?!\p{L})/iu,
      },
    ],
  },
  topic: topicReader(
    /^(?:[-*] )?(?:(?:el|la|los|las|tu|su|mi) )?((?:\p{L}+ ){0,2}?\p{L}+)(?:: | (?:tiene|tienen|debe|deben|tendrá|será|es|son|dura|necesita|puede)(?!\p{L}))/iu,
    /^(?:(?:todo )?(?:el )?)?(?:texto|correo|mensaje|carta|respuesta|resultado|salida|publicaci[oó]n|artículo|informe|ensayo|historia|discurso|presentación|plan|reuni[oó]n|total|palabras|longitud|extensión|límite|tamaño|tono|estilo|registro|idioma|lenguaje|formato|condici[oó]n(?:es)?|reglas?|requisitos?|tarea|importante|notas?|todo|esto|que)$/iu,
  ),
  opposites: [
    ...closedThings.es,
    {
      one: /(?<!\p{L})formal(?:es|mente)?(?!\p{L})/iu,
      other:
        /(?<!\p{L})(?:informal(?:es|mente)?|coloquial(?:es|mente)?|desenfadad[oa]|relajad[oa]|como (?:a )?un amigo|como si hablaras? con un amigo)(?!\p{L})/iu,
      adjunct:
        /,? (?:en|con) (?:un )?(?:tono|estilo|lenguaje) (?:muy )?(?:in)?(?:formal|coloquial|desenfadado)(?:,? (?:y|e|pero) (?:muy )?\p{L}{3,14})?/iu,
    },
    {
      one: /(?<!\p{L})(?:de|usa|con) (?:el )?["“«]?usted(?!\p{L})/iu,
      other:
        /(?<!\p{L})(?:tut[eé]a\p{L}{0,4}|de ["“«]?(?:tú|vos)["”»]?(?= |[.,;!]|$)|usa (?:el )?(?:tú|voseo)|vose[aá]\p{L}{0,4}|con (?:el )?tuteo)(?!\p{L})/iu,
      adjunct:
        /,? (?:y|e) (?:tut[eé]a\p{L}{0,4}|tr[aá]ta\p{L}{0,4} de (?:usted|tú))(?:,? porque [^.;\n]{1,60})?/iu,
    },
    {
      one: /(?<!\p{L})(?:(?:devuelve|escribe|da|dame|entrega|responde|muestra)(?:me)? (?:solo|sólo|solamente|únicamente)|(?:solo|sólo|únicamente) (?:devuelve|escribe|el texto|la respuesta|el correo)|nada más que|sin (?:explicaciones|comentarios|explicar))(?!\p{L})/iu,
      other:
        /(?<!\p{L})(?:(?:luego|después|al final|por último|a continuación),? (?:explica|justifica|comenta|añade (?:una explicación|un comentario)|describe por qué)|(?:también|además),? (?:explica|justifica|comenta|añade (?:una explicación|un comentario|una nota)|di por qué)|(?:explica|justifica)[^.\n]{0,30} al final|explica (?:por qué (?:elegiste|has elegido|lo)|tu razonamiento|tus decisiones))(?!\p{L})/iu,
      adjunct:
        /(?<=(?:devuelve|escribe|da|dame|entrega|responde|muestra)(?:me)?) (?:solo|sólo|solamente|únicamente)(?!\p{L})/iu,
    },
    {
      one: /(?<!\p{L})español de España(?!\p{L})/iu,
      other: /(?<!\p{L})español (?:de (?:México|Argentina|América)|latino(?:americano)?|neutro)(?!\p{L})/iu,
    },
    { one: guesses, other: asksBack, holdsAlways: true },
    {
      one: /(?<!\p{L})(?:no me (?:preguntes|consultes|pidas aclaraciones)(?: nada| más)?(?=[.,;!]|$)|sin (?:hacerme )?preguntas|sin preguntar(?:me)?(?: nada)?)(?!\p{L})/iu,
      other:
        /(?<!\p{L})(?:preg[uú]ntame (?:antes|primero|si|cuando|cualquier|lo que)|hazme (?:las )?preguntas|(?:duda|falta|sabes|segur[oa]|claro)[^.\n]{0,20} preg[uú]ntame|(?:antes|primero)[^.\n]{0,20} preg[uú]ntame)(?!\p{L})/iu,
      holdsAlways: true,
    },
    {
      one: /(?<!\p{L})(?:(?:que sea|hazl[oa]|sé) (?:muy )?(?:divertid[oa]|gracios[oa]|chistos[oa])|con (?:mucho |algo de |un poco de )?humor|que (?:haga|hagan) reír|haz(?:los|las|nos)? reír)(?!\p{L})/iu,
      other:
        /(?<!\p{L})(?:(?:que sea|hazl[oa]|sé|tono) (?:muy )?(?:seri[oa]|solemne)|(?:sin|nada de) (?:bromas|chistes|humor))(?!\p{L})/iu,
    },
    {
      one: /(?<!\p{L})(?:(?:formato |en )?vertical)(?!\p{L})/iu,
      other: /(?<!\p{L})(?:(?:formato |en )?(?:horizontal|apaisad[oa]))(?!\p{L})/iu,
    },
    {
      one: /(?<!\p{L})(?:por horas?|hora por hora|hora a hora|con horarios?)(?!\p{L})/iu,
      other: /(?<!\p{L})(?:no pongas|sin|nada de) (?:las )?(?:horas|horarios)(?!\p{L})/iu,
    },
    {
      one: /(?<!\p{L})final feliz(?!\p{L})/iu,
      other: /(?<!\p{L})(?:final (?:triste|trágico|amargo)|(?:que )?(?:acab|termin)[ea] mal)(?!\p{L})/iu,
    },
    {
      one: /^(?:por favor,? )?(?:sin|nada de) tablas?(?!\p{L})(?! (?:en|para|de))|(?<!\p{L})(?:no (?:uses|pongas|incluyas|hagas|utilices|añadas)|evita)(?: las| una| ninguna)? tablas?(?!\p{L})(?! (?:en|para|de|con|que|salvo))/iu,
      other:
        /(?<!\p{L})(?:en|como|usa|haz|crea|incluye|añade|pon) (?:forma de )?una tabla(?!\p{L})(?! (?:de|para|en))/iu,
      adjunct: /, (?:y )?(?:en|como) una tabla(?: con [^.,;\n]{1,60})?/iu,
    },
    {
      one: /(?<!\p{L})en (?:tiempo )?pasado(?!\p{L})/iu,
      other: /(?<!\p{L})en (?:tiempo )?presente(?!\p{L})/iu,
    },
    {
      one: /(?<!\p{L})en primera persona(?!\p{L})/iu,
      other:
        /(?<!\p{L})en tercera persona(?!\p{L})|(?<!\p{L})como si (?:lo |la )?(?:hablara|contara|escribiera|narrara) otr[oa](?!\p{L})/iu,
    },
  ],
  outputLanguage:
    /(?<!\p{L})(?:escribe|responde|contesta|redacta)(?: (?:todo|siempre|solo|sólo))? en (español|inglés|japonés|francés|alemán|chino|italiano|portugués)(?!\p{L})/iu,
  isConditional:
    /(?<!\p{L})(?:(?<!como )si|cuando|salvo|excepto|a menos que|en caso|ambos|ambas|ni|bilingüe|idealmente|demasiado)(?!\p{L})/iu,
  part: /(?<!\p{L})(?:(?:cada|por|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])(?: \p{L}+)?|título|titular|asunto|resumen|apartados?|introducción|conclusión|saludo|cierre|despedida|descripción)(?!\p{L})/iu,
  kind: /(?<!\p{L})(?:tuit|blog|publicaci[oó]n|post|boletín|artículo|ensayo|cuento|eslogan|guion|versi[oó]n|hilo|poema)(?:e?s)?(?!\p{L})/giu,
  negation: /(?<!\p{L})(?:no|nunca|evita|sin|en vez de|en lugar de|menos|nada de)\s(?:\p{L}{1,12}\s){0,2}$/iu,
  carrier,
  longestOut: 100,
  thingWish,
  contentWords: contentWordsReader({ forbids, small, endings }, carrier),
  reminder: /^(?:repito|insisto|otra vez|de nuevo|como (?:ya )?(?:te )?dije|recuerda)[,:]?\s(?:que )?/iu,
  question: { label: "Cuál se queda", ask: "Estas dos frases se contradicen. ¿Con cuál te quedas?" },
  counts: (kept, other) => `Sigue «${kept}», no «${other}»`,
};
