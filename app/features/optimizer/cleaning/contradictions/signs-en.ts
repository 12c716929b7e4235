import { foldText } from "~/features/text/fold-text";

import { closedThings } from "./closed-things";
import { contentWordsReader, thingWishReader, topicReader } from "./read-thing-wish";
import type { WishSigns } from "./wish-signs";

const forbids =
  /^(?:please )?(?:do not|don['’]?t|never|avoid|no|without(?: any)?|(?:you )?(?:must|should) not|refrain from|leave out|omit|exclude)\s+([^.!?;,\n]{2,80})/iu;
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
  "a an any all the my your our their its it this that of in on for to at from with and or as about anything please".split(
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
  /\b(?:(?:use|give|make|take|offer)(?: \p{L}{2,5}){0,2} best guess\b(?![^.\n]{0,60}\b(?:mark|label|flag|say so|note))|(?:make|use) (?:your own |any |some )?(?:reasonable |sensible )?assumptions|(?:just|simply) (?:guess|make (?:it|something|stuff) up|invent)|fill(?: in)? (?:the|any) (?:gaps|blanks)|(?:put|fill) in (?:a |an |something )?(?:realistic|plausible|likely|sensible|believable)|make up (?:whatever|what|the rest|any missing))\b/iu;
const asksBack =
  /\b(?:(?:do not|don['’]?t|never) (?:make (?:anything|things|stuff|facts|details|information) up|make up (?:anything|things|facts|details|information)|invent (?:anything|things|facts|details|information)|(?:guess|assume|speculate)(?: anything)?(?=[.,;!]|$))|no (?:guessing|guesses|guesswork|assumptions)|(?:do not|don['’]?t|never) (?:add|include|use|state) any(?:thing| (?:facts|numbers|figures|details|information|claims|names)) (?:that|which)? ?(?:is|are|was|were|i|you)(?:n['’]?t| not| did|['’]?m)|stick to (?:the facts|what i)|leave (?:it|them|gaps|blanks) (?:out|blank|empty)|ask me (?:first|before|if (?:anything|something|you)|when (?:anything|something|you)|about anything)|(?:unclear|missing|not sure|unsure|in doubt|don['’]?t know)[^.\n]{0,20} ask me)\b/iu;

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
    /(?:(?<low>at least|(?:a )?minimum(?: of)?|no (?:fewer|less|shorter) than|more than|over|longer than)|(?<high>under|below|up to|at most|(?:no|not) (?:more|longer) than|less than|fewer than|within|(?:a )?max(?:imum)?(?: of)?|not exceed(?:ing)?)|(?<about>about|around|roughly|approximately|exactly|between|a good|some|only|just))?\s{0,2}\b(?<from>\d[\d,]{0,6}|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty)(?:\s?(?:-|–|to|and|or)\s?(?<to>\d[\d,]{0,6}))?(?:\s|-)(?:(?:short|clear|main|different|possible|catchy|quick|key|simple|separate|distinct|new|good|single) ){0,2}(?<unit>words?|characters?|sentences?|paragraphs?|lines|pages?|screens?|minutes?|hours?|bullets?(?: points)?|items|points|ideas?|options?|benefits?|solutions?|suggestions?|proposals?|examples?|tips?|steps?|questions?|reasons?|hashtags|emojis?|dishes|recipes?|slides?|headlines?|titles?|names?|headings?|subheadings?|sections?|chapters?|verses?|stanzas|columns?|rows?|scenes?|images?|pictures?|photos?|arguments?|courses?|meals?|exercises?|activities|variants?|variations?|versions?|drafts?|alternatives?|keywords?|quotes?|jokes?|hooks?|captions?|slogans?|taglines?|subject lines|flashcards?|lessons?|posts?|tweets?|logos?|takeaways?|recommendations?|seconds|colou?rs|stor(?:y|ies))\b(?<after> (?:or (?:less|fewer|more|under)|max(?:imum)?|minimum|at (?:most|least|the most)|tops))?/giu,
  isLow: /^\s?(?:or more|minimum|at least)$/iu,
  isHigh: /^\s?(?:or less|or fewer|or under|max(?:imum)?|at (?:the )?most|tops)$/iu,
  numbers: {
    "half a": 0.5,
    "half an": 0.5,
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
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    eighty: 80,
  },
  units: [
    [/^bullet.*$|^items$|^points$/iu, "item"],
    [/^hours?$/iu, "hour"],
    [/^dishes$/iu, "dish"],
    [/ies$/iu, "y"],
    [/^colour/iu, "color"],
    [/s$/iu, ""],
  ],
  sizes: {
    word: [1, 1],
    character: [1 / 8, 1 / 3],
    line: [4, 18],
    sentence: [5, 40],
    paragraph: [20, 220],
    page: [180, 800],
    screen: [30, 300],
    minute: [90, 200],
  },
  demands:
    /^(?:(?:please|and|but|also|then|just|ok|so|actually|oh),? )*(?:keep|make|write|give|list|include|use|add|suggest|provide|create|come up with|generate|limit|aim|split|divide|structure|organi[sz]e|produce|draft|brainstorm|propose|i(?: only)? (?:want|need)|i['’]?d like|(?:(?:it|this|that|(?:the|my|your) (?:\p{L}+ )?\p{L}+) )?(?:should|must|needs? to|has to|have to|ought to|shouldn['’]?t|mustn['’]?t))(?!\p{L})/iu,
  brief: { word: 200, sentence: 5, paragraph: 1, character: 500, screen: 1.5 },
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
    ...closedThings.en,
    {
      one: /\bformal(?:ly)?\b/iu,
      other:
        /\b(?:casual(?:ly)?|informal(?:ly)?|slangy|colloquial(?:ly)?|chatty|laid[- ]back|like a friend|like (?:you['’]?re|i['’]?m|we['’]?re) (?:talking|chatting|texting))\b/iu,
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
      one: /\b(?:(?:do not|don['’]?t|never) ask(?: me)?(?: any(?:thing)?| for)?(?: more| further| follow[- ]up| clarifying)?(?: questions?| clarifications?)?(?=[.,;!]|$| (?:just|and|back))|no (?:clarifying |follow[- ]up )?questions(?=[.,;!]|$| (?:please|asked|back|just))|without asking(?: me)?(?: anything| questions)?)/iu,
      other:
        /\b(?:ask me (?:first|any questions|questions?|before|if (?:anything|something|you)|when (?:anything|something|you)|about anything)|(?:unclear|missing|not sure|unsure|in doubt|don['’]?t know|need (?:more|anything))[^.\n]{0,20} ask(?: me)?\b)/iu,
      holdsAlways: true,
    },
    {
      one: /\b(?:(?:make it|be|keep it|sound) (?:really |very |super )?(?:funny|humorous|hilarious|witty|light-?hearted|silly)|with (?:some |a bit of |plenty of |lots of )?humou?r|make (?:them|everyone|people|me|us) laugh|crack (?:some|a few) jokes)\b/iu,
      other:
        /\b(?:(?:make it|be|keep it|stay|sound|tone) (?:really |very |strictly |dead )?(?:serious|solemn|sober)|(?:serious|solemn|sober) (?:tone|throughout)|no (?:jokes|humou?r)|nothing funny|without (?:jokes|humou?r))\b/iu,
    },
    {
      one: /\b(?:portrait (?:format|orientation|mode)|vertical (?:format|orientation|image|video)|in portrait)\b/iu,
      other:
        /\b(?:landscape (?:format|orientation|mode)|(?:be|in) landscape\b(?! (?:of|with))|horizontal (?:format|orientation|image|video))/iu,
    },
    {
      one: /\b(?:(?:be )?brutally honest|(?:do not|don['’]?t) (?:sugar-?coat|hold back)|be (?:harsh|tough|ruthless)|no mercy|tear it apart)\b/iu,
      other:
        /\b(?:be (?:gentle|nice about it)|go easy|only (?:praise|the positives?|positive)|nothing negative|no criticism)\b/iu,
    },
    {
      one: /\bno (?:\p{L}{3,12} )?(?:jargon|(?:science|technical|fancy|medical|legal) (?:words|terms|language))\b/iu,
      other:
        /\b(?:use (?:the |proper |correct )?(?:(?:technical|scientific|medical|legal|proper|correct) )?(?:terms|terminology|jargon))\b/iu,
    },
    {
      one: /\b(?:hour by hour|with (?:exact |clear )?times|by the hour)\b/iu,
      other:
        /\b(?:(?:no|without(?: any)?) (?:exact |clock )?times|(?:do not|don['’]?t) (?:put|include|give|add)(?: any)?(?: exact| clock)? times)\b(?! (?:for|of|in))/iu,
    },
    {
      one: /\b(?:happy ending|ends? (?:happily|well|on a (?:happy|hopeful|upbeat) note))\b/iu,
      other:
        /\b(?:sad ending|unhappy ending|tragic ending|bleak ending|ends? (?:badly|sadly|tragically|on a (?:sad|bleak|dark) note))\b/iu,
    },
    {
      one: /^(?:please,? )?no tables?\b(?! (?:for|in|of|left|except|other|are|is))|\b(?:(?:do not|don['’]?t|never) (?:use|include|add|make|put in)|avoid(?: using)?)(?: any| a)? tables?\b(?! (?:for|in|on|near|at|of|with|except|other|elsewhere))/iu,
      other:
        /^table[,:]|\b(?:in|as|into|use|make|create|draw|add|include) an? (?:\p{L}{2,12} )?table\b(?! (?:for|of|at|near|by|in|lamp|reservation))/iu,
      adjunct: /, (?:and )?(?:in|as) an? (?:\p{L}{2,12} )?table(?: with [^.,;\n]{1,60})?/iu,
    },
    {
      one: /\b(?:in )?the past tense\b/iu,
      other: /\b(?:in )?the present tense\b/iu,
    },
    { one: /\bBritish (?:English|spelling)\b/iu, other: /\bAmerican (?:English|spelling)\b/iu },
    {
      one: /\b(?:in the )?first person\b/iu,
      other:
        /\b(?:in the )?third person\b|\b(?:told|narrated|written) by someone (?:else|watching|outside|who)\b/iu,
    },
  ],
  outputLanguage:
    /\b(?:write|answer|respond|reply)(?: (?:it|this|all|everything|only|strictly|always))?(?: only)? in (English|Japanese|Spanish|French|German|Chinese|Korean|Italian|Portuguese)\b/iu,
  isConditional:
    /\b(?:if|when(?! (?:it['’]?s |it is )?(?:read|spoken|said))|whenever|unless|except|otherwise|in case|either|or else|both|ideally|neither|nor)\b|\btoo (?:short|long|formal|casual|brief)\b|\bbilingual\b/iu,
  part: /\b(?:(?:each|per|every|opening|first|second|third|last|final|closing)(?: \p{L}+)?|titles?|headlines?|subject(?: line)?|summary|sections?|intro(?:duction)?|conclusion|captions?|bio|greeting|abstract)\b/iu,
  kind: /\b(?:tweet|blog|post|caption|bio|newsletter|article|essay|story|slogan|script|version|variant|thread|poem)s?\b/giu,
  negation:
    /\b(?:not|don['’]?t|never|avoid|without|no need|rather than|instead of|less|isn['’]?t)\s(?:\p{L}{1,12}\s){0,2}$/iu,
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
