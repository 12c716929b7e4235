const english =
  "(?:(?:very|more|less|a bit|slightly|not too|not|super|quite|fairly|really) )?(?:formal|informal|casual|friendly|polite(?:ly)?|funny|humorous|warm(?:ly)?|serious|professional|persuasive|enthusiastic|playful|empathetic|sincere(?:ly)?|witty|upbeat|calm|bold|heartfelt|conversational|neutral|academic|confident|respectful|inspiring|inspirational|sarcastic|encouraging|lighthearted|light-hearted|romantic|optimistic|concise|emotional|firm|direct|honest|kind|gentle|cheerful|dramatic|scary|silly|cheesy|corny|salesy|pushy|preachy|apologetic|grateful|energetic|elegant|simple|down-to-earth|diplomatic|assertive|businesslike|courteous|cute|poetic|dry|snarky|relaxed|chatty|urgent|spooky|touching|cringe|stuffy|robotic|corporate|modest|punchy|brief|sentimental|thoughtful|clear|humble|proud)";
const englishList = `${english}(?:(?:,? (?:and|but|yet|though|or) |, ?| )${english}){0,7}`;
const englishPiece =
  "(?:e-?mails?|letters?|messages?|reply|response|answers?|notes?|speech|toast|posts?|captions?|tweets?|story|stories|poems?|text|tone|voice|style|way|manner|language|wording|invitation|cards?|ads?|copy|bio|intro|introduction|script|joke|review|reminder|thank|apology|blog|article|newsletter|haiku|limerick|song|announcement|summary|explanation|description|slogans?|taglines?)";
const spanish =
  "(?:(?:muy|más|menos|algo|poco|nada|no muy|un poco) )?(?:formal(?:es)?|informal(?:es)?|cercan[oa]s?|amables?|divertid[oa]s?|cálid[oa]s?|seri[oa]s?|profesional(?:es)?|persuasiv[oa]s?|entusiastas?|cordial(?:es)?|respetuos[oa]s?|sincer[oa]s?|juvenil(?:es)?|neutr[oa]s?|académic[oa]s?|emotiv[oa]s?|gracios[oa]s?|irónic[oa]s?|inspirador[a]?|motivador[a]?|humorístic[oa]s?|optimistas?|románticas?|románticos?|elegantes?|concis[oa]s?|firmes?|agradecid[oa]s?|directos?|directas?|educad[oa]s?|tiern[oa]s?|alegres?|desenfadad[oa]s?|natural(?:es)?|human[oa]s?|sencill[oa]s?|claros?|claras?|emocionantes?|solemnes?|poétic[oa]s?|honest[oa]s?|dramátic[oa]s?|cursis?|triste|pesad[oa]|humildes?|orgullos[oa]s?|agresiv[oa]|enérgic[oa]s?)";
const spanishList = `${spanish}(?:(?: y | pero | e | aunque |, ?)${spanish}){0,7}`;
const spanishPiece =
  "(?:correo|carta|mensaje|respuesta|nota|discurso|brindis|publicación|post|texto|tono|estilo|lenguaje|registro|forma|manera|invitación|tarjeta|anuncio|poema|cuento|historia|resumen|explicación|e-?mail|felicitación|saludo|agradecimiento|reseña|guion|guión)";
const spanishManner =
  "(?:humor|cariño|ironía|ternura|respeto|cercanía|empatía|firmeza|gracia|emoción|entusiasmo|calidez)";

/** Ways to say how a piece should sound, one pattern each; the first group is the wish where there is one. */
export const latinTone = {
  en: [
    new RegExp(
      `(?=\\S)(?<=^|[,;.(–—-]\\s*|\\n\\s*)(${englishList})(?=\\s*(?:$|[,;.)\\n]|and \\w+ing\\b))`,
      "i",
    ),
    new RegExp(`\\b(${englishList})(?=(?: [\\w-]+){0,2} ${englishPiece}\\b)`, "i"),
    new RegExp(
      `\\b(?:sounds?|be|keep it|make it|stay|smth|something|anything|tone:?|tone is|in an?|but) (${englishList})(?= |[,;.:\\n]|$)`,
      "i",
    ),
    /\bnot (?:too|overly) [\w-]+/i,
    /\bwithout (?:sounding|being) (?:too |overly )?[\w-]+/i,
    /\b(?:polite|firm|warm|gentle|kind|friendly|sincere)ly\b/i,
  ],
  es: [
    new RegExp(
      `(?=\\S)(?<=^|[,;.(–—]\\s*|\\n\\s*)(${spanishList})(?=\\s*(?:$|[,;.)\\n]|y que(?!\\p{L})))`,
      "iu",
    ),
    new RegExp(`(?<!\\p{L})(?:tono|estilo|lenguaje|registro)(?: más| muy)? (${spanishList})(?!\\p{L})`, "iu"),
    new RegExp(`(?<!\\p{L})${spanishPiece}(?: de \\p{L}+)? (${spanishList})(?!\\p{L})`, "iu"),
    new RegExp(
      `(?<!\\p{L})(?:suene|sea|con un tono|de forma|de manera|algo) (${spanishList})(?!\\p{L})`,
      "iu",
    ),
    new RegExp(
      `(?<!\\p{L})con (?:mucho |mucha |algo de |un toque de )?${spanishManner}(?:(?: y |, ){1}(?:mucho |mucha )?${spanishManner}){0,5}(?!\\p{L})`,
      "iu",
    ),
    /(?<!\p{L})(?:sin (?:sonar|parecer|ser|resultar)|que no (?:suene|parezca|sea|resulte))(?: a| muy| demasiado)? (?:una? )?\p{L}+/iu,
  ],
} as const;
