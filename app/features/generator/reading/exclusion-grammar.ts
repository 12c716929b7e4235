const words = (list: string) => new Set(list.split(" "));

/** How a language written with spaces excludes things. */
export interface ExclusionGrammar {
  /** What begins an exclusion, with the conjunction before it. */
  cue: RegExp;
  /** A word that excludes by its ending: "text-free". */
  suffix: RegExp;
  /** A list after such a cue may be joined by "and": only what is excluded follows a verb like "avoid". */
  takesAnd: RegExp;
  /** A cue that excludes only together with a second noun: "ni … ni". */
  needsPair: RegExp;
  conjunction: RegExp;
  anyConjunction: RegExp;
  /** A conjunction at the beginning of a list's last part. */
  leading: RegExp;
  /** A cue of its own after a comma. */
  ownCue: RegExp;
  determiner: RegExp;
  indefinite: RegExp;
  /** An article or adjective before a suffixed word. */
  article: RegExp;
  /** Words after a noun that exclude it from the whole picture all the same. */
  trailing: RegExp;
  /** A word before a cue that would stay without its complement. */
  dangling: RegExp;
  /** Words that are in no noun phrase. */
  stops: ReadonlySet<string>;
  notNoun: RegExp;
  idiom: RegExp;
  colour: RegExp;
  /** Words after a comma that say how the picture looks: they are surely wanted. */
  look: RegExp;
  mostWords: number;
}

/** The grammars, by language. Japanese has none of these forms. */
export const exclusionGrammar: Record<"en" | "es", ExclusionGrammar> = {
  en: {
    cue: /(?<![\p{L}\p{N}-])(?:(?:and|but|also|please) )?(?:with no|no|without|(?:completely |totally )?free (?:of|from)|avoid(?:ing)?|neither|exclud(?:e|ing)|omit(?:ting)?|leave out|(?:i )?(?:don['’]?t|do not|never|must not|should not) (?:want|show|include|use|add|put in|put|draw|have|render)) (?:any |the )?(?=\p{L})/giu,
    suffix:
      /(?<![\p{L}\p{N}-])(?!(?:royalty|copyright|gluten|sugar|dairy|cruelty|hands?|stress|duty|tax|fat|lead|toll|scot|hassle|risk|acid|fragrance|alcohol|caffeine|meat|nut|germ|wrinkle|oil|drug|debt|rent|worry|smoke|bug|trouble|lactose|wheat|salt|carbon|care|half|pain|drama|plastic|rust|dust)-)(\p{L}{2,16})-free(?![\p{L}-])(?! and|,? or)/giu,
    takesAnd: /avoid|exclud|omit|leave out|free|don|do not|never|must not|should not/u,
    needsPair: /neither/u,
    conjunction: /(?:^|,?\s)(?:or|nor|(?:and |or |but )?(?:no|without))(?: any| the)?(?=\s)|\s?\/\s?/iu,
    anyConjunction:
      /(?:^|,?\s)(?:or|nor|and|&|(?:and |or |but )?(?:no|without))(?: any| the)?(?=\s)|\s?\/\s?/iu,
    leading: /^\s*(?:or|nor|and)\s/iu,
    ownCue: /^\s*(?:(?:and|but|or) )?(?:no|without|with no|avoid|don['’]?t|do not|never|exclude)\s/iu,
    determiner: /^(?:any|the|an?|some|visible|his|her|their|its|my|your|kind of|sort of)\s+/iu,
    indefinite: /^(?:an?|the|one|some|his|her|my)\s/iu,
    article: /(?<![\p{L}])(?:an?|the|my|our)\s$/iu,
    trailing:
      /\s(?:anywhere|at all|whatsoever|visible|please|pls|thanks|thank you|allowed|in sight|in view|(?:in|on) (?:it|the (?:background|foreground|frame|shot|picture|image|scene|video|photo|clip)))$/iu,
    dangling:
      /(?<![\p{L}])(?:an?|the|which|is|are|that|it|be|should|must|to|of|where|has|have|was|being|we|you|who|or|with|by|for|in|on|at|not|my|his|her|say|says|saying|read|reads|reading|called|titled|named)\s$/iu,
    stops: words(
      "to for that which who whom what where when while if because as than then so is are be was were it this these those in on at with from by near behind under over into through during like except only just but not no please very too you i he she they we make makes making look looks and or nor & except unless until about between around along across inside outside without showing",
    ),
    notNoun: /^(?:of\s|.*\sof$)/iu,
    idiom:
      /(?:^|\s)no (?:idea|matter|problem|need|more|longer|one|wonder|hurry|worries|limits?|way|doubt|thanks|(?:smoking|parking|entry|trespassing|swimming|fishing|littering) signs?)$|without (?:end|fail|doubt|fear|words|hesitation|hurry)$/iu,
    colour:
      /^(?:red|blue|green|yellow|white|black|pink|orange|purple|brown|grey|gray|gold|silver|big|small|bright|dark)$/iu,
    look: /(?<!\p{L})(?:\d\S*|vertical|horizontal|square|portrait|landscape|widescreen|wallpaper|watercolou?r|cinematic|realistic|photo-?realistic|photo|photograph|illustration|minimal(?:ist)?|anime|cartoon|sketch|flat|vector|isometric|retro|vintage|monochrome|close-?up|wide|aerial|macro|slow|handheld|thumbnail|banner|poster|please|thanks|instagram|tiktok|youtube|night|day|daytime|sunset|sunrise|dawn|dusk|morning|evening|light|lighting|lit|style|styled|lens|view|mood|shot|tones?|colou?rs?|texture|format|ratio|painting|drawing|art|render|film|footage|video|camera|focus|bokeh|\p{L}+-angle)(?!\p{L})/iu,
    mostWords: 4,
  },
  es: {
    cue: /(?<![\p{L}\p{N}-])(?:(?:y|e|pero|además|también) )?(?:sin|nada de|ni|libre de|evita(?:r|ndo|me)?|evite|evitá|exclu(?:ye|ir|yendo)|omit(?:e|ir)|(?:que )?no (?:quiero(?: ver)?|quisiera|mostrar|muestres|muestre|incluir|incluyas|incluya|usar|uses|use|poner|pongas|pongan?|agregues|añadas|metas|dibujes|dejes|aparezcan?|salgan?|se vean?|se muestren?|haya|tenga|llev(?:e|en))|(?:donde |en (?:la|el) que )?no hay) (?:que (?:salgan?|aparezcan?|se vean?|haya) )?(?:ning[uú]n(?:a|os|as)? |el |la |los |las )?(?=\p{L})/giu,
    suffix: /(?<![\p{L}\p{N}])(?!)()/gu,
    takesAnd: /evit|exclu|omit/u,
    needsPair: /^(?:(?:y|e|pero) )?ni\s/u,
    conjunction:
      /(?:^|,?\s)(?:(?:y |ni |pero )?(?:sin|nada de)|ni(?: de)?|o|u)(?: ning[uú]n(?:a|os|as)?| el| la| los| las)?(?=\s)|\s?\/\s?/iu,
    anyConjunction:
      /(?:^|,?\s)(?:(?:y |ni |pero )?(?:sin|nada de)|ni(?: de)?|o|u|y|e|&)(?: ning[uú]n(?:a|os|as)?| el| la| los| las)?(?=\s)|\s?\/\s?/iu,
    leading: /^\s*(?:ni|o|u|y|e)\s/iu,
    ownCue: /^\s*(?:(?:y|pero) )?(?:sin|nada de|evita|que no|no)\s/iu,
    determiner: /^(?:el|la|los|las|una?|unos|unas|ning[uú]n(?:a|os|as)?|ni|de|su|sus|mi|tu)\s+/iu,
    indefinite: /^(?:una?|unos|unas|el|la|los|las|su|sus|mi)\s/iu,
    article: /(?!)/u,
    trailing:
      /\s(?:de fondo|al fondo|en pantalla|a la vista|por ning[uú]n lado|por favor|porfa|porfis|gracias|visibles?|en (?:el|la) (?:fondo|imagen|foto|escena|video|vídeo|cuadro|toma|encuadre|medio|dibujo))$/iu,
    dangling:
      /(?<![\p{L}])(?:que|es|está|están|esta|estan|sea|con|de|en|una?|donde|la|el|los|las|para|por|pero|al|del|dice|diga|no|mi|su|título|titulado|llamado)\s$/iu,
    stops: words(
      "en para con por que pero sobre al a como cuando donde si se su sus muy mas más sea ser es está este esta eso lo le y e o u ni sin desde hasta entre porque durante mientras quien cual solo sólo ya no me te nos ver hacia tan del",
    ),
    notNoun:
      /^(?!(?:mar|lugar|bar|collar|altar|mujer|celular|azúcar|lunar|militar|taller|alquiler|cráter|póster|poster|flyer|banner|sticker)(?:\s|$))\p{L}+(?:ar|er|ir|ír|arlo|arla|erlo|ando|iendo)(?:\s|$)|\sde$/iu,
    idiom:
      /sin (?:embargo|duda|dudas|fin|miedo|prisa|igual|falta|sentido|hogar|rumbo|esfuerzo|límites?|palabras|nombre|pausa|cesar|nada|todo)$/iu,
    colour: /^(?:roj|azul|verde|amarill|blanc|negr|rosa|gris|grande|pequeñ)\p{L}{0,3}$/iu,
    look: /(?<!\p{L})(?:\d\S*|vertical|horizontal|cuadrad[oa]|luz|luces|estilo|lente|vista|ambiente|toma|tonos?|color|colores|textura|formato|proporción|pintura|dibujo|render|cine|video|vídeo|cámara|enfoque|mañana|tarde|acuarela|realista|fotorrealista|foto|ilustración|ilustracion|minimalista|anime|boceto|plan[oa]|vectorial|retro|vintage|cenital|macro|aére[oa]|miniatura|banner|cartel|afiche|porfa|gracias|instagram|tiktok|youtube|noche|día|atardecer|amanecer)(?!\p{L})/iu,
    mostWords: 5,
  },
};
