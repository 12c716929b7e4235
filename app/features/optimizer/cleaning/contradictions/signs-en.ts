import { foldText } from "~/features/text/fold-text";

import { contentWordsReader, thingWishReader, topicReader } from "./read-thing-wish";
import type { WishSigns } from "./wish-signs";

const forbids =
  /^(?:please )?(?:do not|don['’]t|never|avoid|no|without(?: any)?|(?:you )?(?:must|should) not|refrain from|leave out|omit|exclude)\s+([^.!?;,\n]{2,80})/iu;
/** "Emojis are not allowed." What is said of other things may be a fact. */
const banned =
  /^((?:emojis?|emoticons?|hashtags?|slang|jargon|bullet points?|tables?|headings?|exclamation marks?|puns?|jokes?)(?: (?:and|or) \p{L}{3,12})?) (?:is|are) (?:not (?:allowed|permitted|wanted|welcome)|forbidden|prohibited|banned)[.!]?$/iu;
const asks =
  /^(?:please |always |make sure (?:to|you) |be sure to |remember to |you (?:must|should) ){0,2}([^.!?;\n]{2,80})/iu;
const excepts =
  /\b(?:more than|too|only|other than|except|besides|just|before|until|over|yet|instead|anything|unnecessar\w*|needless|(?:end|start|finish|close|begin|open)(?:ing)? with|(?:write|answer|format|present|structure)(?: it| this| everything)? (?:in|as))\b/iu;
/** Verbs of having something in the result are alike. */
const having =
  /^(?:us(?:e|ing)|offer(?:ing)?|(?:talk|speak)(?:ing)? about|refer(?:ring)? to|bring(?:ing)? up|discuss(?:ing)?|touch(?:ing)? on|(?:end|start|finish|close|begin|open)(?:ing)? with|includ(?:e|ing)|add(?:ing)?|insert(?:ing)?|mention(?:ing)?|nam(?:e|ing)|stat(?:e|ing)|giv(?:e|ing)|show(?:ing)?|quot(?:e|ing)|put(?:ting)?(?: in)?|(?:write|answer|format|present|structure)(?: it| this| everything)? (?:in|with|as|using))\s+/iu;
/** Verbs of being are alike. */
const being = /^(?:be(?:ing)?|sound(?:ing)?|make it(?: sound| be)?|keep it)\s+/iu;
const small = new Set(
  "a an any all the my your our their its it this that of in on for to at from with and or as about anything".split(
    " ",
  ),
);

/** The same thing in other words. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\d{1,2}(?:\s?%| percent) off\b|\b(?:price cuts?|money off|rebates?)\b/giu, "discount"],
  // Of the whole, no place of its own.
  [
    /\s(?:anywhere )?in (?:the|your|this|my) (?:letter|e-?mail|message|text|reply|answer|response|post|note|invitation)\b/giu,
    "",
  ],
];

const endings = /(?:es|s|e)$/u;
const carrier =
  /\b(?:keep|make|it|its|the|this|that|your|my|a|an|reply|answer|response|text|e?-?mail|message|letter|write|use|give|list|provide|include|be|is|should|must|can|has|have|to|please|total|overall|whole|entire|length|in|with|of|and|result|output|plan|for|take|takes|last|need|needs|limit|always|strictly|long|at|all|throughout|everything|language|tone|style|very|really|you|explain|describe|possible|friendly|words?)\b/giu;

/** Wishes to make up what is missing, and not to. */
const guesses =
  /\b(?:(?:use|give|make|take|offer)(?: \p{L}{2,5}){0,2} best guess\b(?![^.\n]{0,60}\b(?:mark|label|flag|say so|note))|(?:make|use) (?:your own |any |some )?(?:reasonable |sensible )?assumptions|(?:just|simply) guess|fill in (?:the|any) (?:gaps|blanks))\b/iu;
const asksBack =
  /\b(?:(?:do not|don['’]t|never) (?:make (?:anything|things|stuff|facts|details|information) up|make up (?:anything|things|facts|details|information)|invent (?:anything|things|facts|details|information)|(?:guess|assume|speculate)(?: anything)?(?=[.,;!]|$))|no (?:guessing|guesses|guesswork|assumptions)|ask me (?:first|before|if (?:anything|something|you)|when (?:anything|something|you)|about anything)|(?:unclear|missing|not sure|unsure|in doubt|don['’]t know)[^.\n]{0,20} ask me)\b/iu;

const thingWish = thingWishReader({
  forbids,
  banned,
  bare: /^(?:no|without|leave out|omit|exclude)\s/iu,
  asks,
  turns: /\b(?:no|not|without|but|never|instead|which)\b/iu,
  excepts,
  having,
  being,
  small,
  spellings,
  endings,
  verbStem: (verb) => foldText(verb).replace(/(?:ing|e)$/u, ""),
});

/** The signs of wishes in English. */
export const english: WishSigns = {
  length:
    /(?:(?<low>at least|(?:a )?minimum(?: of)?|no (?:fewer|less|shorter) than|more than|over|longer than)|(?<high>under|below|up to|at most|(?:no|not) (?:more|longer) than|less than|fewer than|within|(?:a )?max(?:imum)?(?: of)?|not exceed(?:ing)?)|(?<about>about|around|roughly|approximately|exactly|between))?\s{0,2}\b(?<from>\d[\d,]{0,6}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s?(?:-|–|to|and|or)\s?(?<to>\d[\d,]{0,6}))?(?:\s|-)(?<unit>words?|characters?|sentences?|paragraphs?|lines|pages?|minutes?|hours?|bullets?(?: points)?|items|points|ideas|options|benefits|solutions|suggestions|proposals|examples|tips|steps|questions|reasons|hashtags|emojis?|dishes|recipes|slides|headlines|titles|names)\b(?<after> (?:or (?:less|fewer|more)|max(?:imum)?|minimum|at (?:most|least)))?/giu,
  isLow: /^\s?(?:or more|minimum|at least)$/iu,
  isHigh: /^\s?(?:or less|or fewer|max(?:imum)?|at most)$/iu,
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  },
  units: [
    [/^bullet.*$|^items$|^points$/iu, "item"],
    [/^hours?$/iu, "hour"],
    [/s$/iu, ""],
  ],
  brief: { word: 200, sentence: 5, paragraph: 1, character: 500 },
  around: { before: /\s(?:in|of|with|using)\s$/iu, after: /^(?:\sor so)?/iu },
  briefness: {
    one: /\b(?:(?:be|keep (?:it|this|(?:the|your) \w{1,14})|make it|stay) (?:very |really |as )?(?:short|brief)|concise(?:ly)?|succinct(?:ly)?|briefly|to the point|as (?:short|brief) as possible|short and (?:sweet|simple))\b/iu,
    other:
      /\b(?:as (?:much detail|detailed|long|complete|thorough|comprehensive|exhaustive) as (?:possible|you can)|in (?:full|great|extreme|complete|exhaustive|as much) detail|exhaustive(?:ly)?|every single|leave (?:nothing|anything) out|(?:very|extremely|highly) (?:long|detailed)|(?:be|as) (?:thorough|comprehensive)|long and detailed|in[- ]depth)\b/iu,
  },
  inside: {
    between:
      /^(?<particle>),?\s(?:but|yet)(?: (?:also|still|be|keep it|make it|at the same time,?)){0,2}\s(?<adverbs>(?:(?:very|extremely|highly|really|fully|as) )?)$/iu,
    before: /$/u,
    after: /^/u,
    opposites: [
      {
        one: /\b(?:short|brief|concise)\b/iu,
        other:
          /\b(?:(?:include|give|cover|mention|explain) (?:all|every)(?: (?:of )?the| single| possible)? (?:details?|information)|(?:include|cover|mention|explain) everything)\b/iu,
      },
      {
        one: /\b(?:short|brief)\b/iu,
        other: /\b(?:long|detailed|exhaustive|in (?:great|full) detail)\b/iu,
      },
    ],
  },
  topic: topicReader(
    /^(?:[-*] )?(?:(?:the|your|my|its) )?((?:\p{L}+ ){0,2}?\p{L}+)(?:: | (?:has|have|should|must|is|are|takes?|needs?|can|may)\b)/iu,
    /^(?:(?:whole|entire|overall|final|total) )?(?:it|this|that|text|e?-?mail|message|letter|reply|answer|response|result|output|post|article|report|essay|story|speech|presentation|plan|meeting|whole|total|words?(?: count)?|length|limit|size|tone|style|manner|voice|register|language|wording|format|conditions?|rules?|requirements?|task|important|notes?|everything|you|i|we|(?:if|when|where) (?:you|anything|something|information|details?|it))$/iu,
  ),
  opposites: [
    {
      one: /\bformal(?:ly)?\b/iu,
      other: /\b(?:casual(?:ly)?|informal(?:ly)?|slangy?|colloquial(?:ly)?|like a friend)\b/iu,
      adjunct: /,? in an? (?:in)?(?:formal|casual)(?: and \p{L}{3,12})? (?:tone|style|register|voice)/iu,
    },
    {
      one: /\b(?:only (?:output|return|write|give|reply with|respond with|send)|(?:output|return|write|give|reply with|respond with|send)(?: me)? (?:only|just|nothing but)|(?:output|return|write|give|provide|send)(?: me)? (?:the|your) \p{L}{2,12} only|nothing (?:else|but)|no (?:explanations?|comments?|commentary)|without (?:any )?(?:explanations?|comments?|commentary))\b/iu,
      other:
        /\b(?:(?:then|at the end|finally|afterwards?|below it|after that),? (?:also )?(?:explain|justify|describe why|give (?:your|the) reason\w{0,3}|comment|add an? (?:explanation|comment\w{0,4}))|explain (?:your (?:reasoning|choices?|thinking)|why you|the (?:choices|reasoning))|(?:an explanation|your reasoning) (?:at the end|below)|also,? (?:explain|justify|describe why|tell me why|say why|give (?:your|the) reason\w{0,3}|(?:add|include|write) an? (?:short |brief )?(?:explanation|note|comment\w{0,4}))|(?:explain|justify)[^.\n]{0,30} at the end|(?:add|include|give|write)(?: me)? an? (?:short |brief )?(?:explanation|justification|note)[^.\n]{0,30} (?:afterwards?|at the end|below))\b/iu,
      adjunct: /(?<=\b(?:output|return|write|give|send|with)(?: me)?) (?:only|just|nothing but)\b/iu,
    },
    { one: guesses, other: asksBack, holdsAlways: true },
    {
      one: /^(?:please,? )?no tables?\b(?! (?:for|in|of|left|except|other|are|is))|\b(?:(?:do not|don['’]t|never) (?:use|include|add|make|put in)|avoid(?: using)?)(?: any| a)? tables?\b(?! (?:for|in|on|near|at|of|with|except|other|elsewhere))/iu,
      other:
        /\b(?:in|as|into|use|make|create|draw|add|include) an? (?:\p{L}{2,12} )?table\b(?! (?:for|of|at|near|by|in|lamp|reservation))/iu,
      adjunct: /, (?:and )?(?:in|as) an? (?:\p{L}{2,12} )?table(?: with [^.,;\n]{1,60})?/iu,
    },
    {
      one: /\b(?:in )?the past tense\b/iu,
      other: /\b(?:in )?the present tense\b/iu,
    },
    { one: /\bBritish (?:English|spelling)\b/iu, other: /\bAmerican (?:English|spelling)\b/iu },
    {
      one: /\b(?:in the )?first person\b/iu,
      other: /\b(?:in the )?third person\b/iu,
    },
  ],
  outputLanguage:
    /\b(?:write|answer|respond|reply)(?: (?:it|this|all|everything|only|strictly|always))?(?: only)? in (English|Japanese|Spanish|French|German|Chinese|Korean|Italian|Portuguese)\b/iu,
  isConditional:
    /\b(?:if|when|whenever|unless|except|otherwise|in case|either|or else|both|ideally|neither|nor)\b|\btoo (?:short|long|formal|casual|brief)\b|\bbilingual\b/iu,
  part: /\b(?:(?:each|per|every|opening|first|second|third|last|final|closing)(?: \p{L}+)?|titles?|headlines?|subject(?: line)?|summary|sections?|intro(?:duction)?|conclusion|captions?|bio|greeting|abstract)\b/iu,
  kind: /\b(?:tweet|blog|post|caption|bio|newsletter|article|essay|story|slogan|script|version|variant|thread|poem)s?\b/giu,
  negation:
    /\b(?:not|don['’]t|never|avoid|without|no need|rather than|instead of|less|isn['’]t)\s(?:\p{L}{1,12}\s){0,2}$/iu,
  carrier,
  longestOut: 100,
  thingWish,
  contentWords: contentWordsReader({ forbids, small, endings }, carrier),
  reminder:
    /^(?:(?:and )?again|as i (?:said|mentioned)|once (?:more|again)|i repeat|to repeat|(?:please )?remember)[,:]?\s(?:that )?/iu,
  question: {
    label: "Which one to keep",
    ask: "These two contradict each other. Which one do you want to keep?",
  },
  counts: (kept, other) => `Follow “${kept}”, not “${other}”`,
};
