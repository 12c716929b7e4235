import { z } from "zod";

import { answerComposition } from "~/features/generator/composing/answer-composition";
import { answerLimit, materialLimit, parseAnswerFields } from "~/features/generator/composing/answer-fields";
import { answersFor, fittingFacts, optionOf, subjectsOf } from "~/features/facts/fitting-facts";
import {
  lineOf,
  placesOf as factPlaces,
  readAsSeen,
  replaceAt,
  withTaken,
} from "~/features/facts/find-facts";
import { factsIn, heldFacts, nameFacts, placeFacts, placeOf } from "~/features/facts/place-facts";
import { draftOf, proposedFacts } from "~/features/facts/proposed-facts";
import { readList } from "~/features/facts/read-list";
import { ownAnswers } from "~/features/generator/composing/own-answers";
import { answersOf, factAnswers, statedFacts, statedName } from "~/features/generator/composing/stated-facts";
import { answerTo } from "~/features/generator/composing/answer-to";
import { givenAnswer } from "~/features/generator/composing/given-answer";
import { labelBefore } from "~/features/generator/composing/avoid-label";
import {
  asksAnything,
  askingPassage,
  beforeSwitch,
  frozenAsking,
  mayAsk,
  stillAsks,
} from "~/features/generator/composing/asking-passage";
import { amend, compose, partsOf } from "~/features/generator/composing/compose";
import { makeTemplate } from "~/features/generator/composing/make-template";
import { startComposition } from "~/features/generator/composing/start-composition.server";
import { safeAdditions } from "~/features/generator/composing/safe-additions";
import { isSettled, shownWishes } from "~/features/generator/composing/settled-additions";
import { sceneDefaultsOf } from "~/features/generator/composing/scene-defaults";
import { sceneWords } from "~/features/generator/composing/scene-words";
import { translateScene } from "~/features/generator/composing/translate-scene";
import { answeredBlocks } from "~/features/generator/answered-blocks";
import { changedParts, linesOfPieces, markText, originsOfLines } from "~/features/generator/mark-text";
import * as additions from "~/features/generator/model-additions";
import { prefilledInput } from "~/features/generator/schema";
import { fieldsOfValue, fillField, valuesOfFields } from "~/features/prompts/filling/fill-fields";
import { lineOfShare } from "~/features/offline/share-line";
import { fillTemplate } from "~/features/prompts/filling/fill-template";
import { filledPrompt } from "~/features/prompts/filling/filled-prompt";
import { inputSchema } from "~/features/prompts/filling/input-schema";
import { fragmentOf, valuesInFragment } from "~/features/prompts/filling/link-values";
import { libraryAddress } from "~/features/library/address";
import { libraryParameters } from "~/features/library/query";
import { blocksHtml, paragraphHtml } from "~/features/text/markdown/blocks-html.server";
import { parseBlocks } from "~/features/text/markdown/parse-blocks.server";
import { cleanerOf, variablesFrom } from "~/features/generator/model/clean-answers";
import { createFence, guardModel } from "~/features/generator/model/guarded-model";
import { textOfName } from "~/features/generator/model/model-names";
import { saysTheSame } from "~/features/generator/model/says-the-same";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { hasBlank, isInOtherLanguage, isLeanPoint, lostPieces } from "~/features/generator/model/text-checks";
import { isContradiction } from "~/features/optimizer/contradiction-name";
import { isUnclear, unclearName } from "~/features/optimizer/unclear-name";
import { contradictionsIn } from "~/features/optimizer/cleaning/contradictions/contradictions-in";
import { pairsInside } from "~/features/optimizer/cleaning/contradictions/pairs-inside";
import { thingsOfOneValue } from "~/features/optimizer/cleaning/contradictions/things-of-one-value";
import { pairsOfReaders } from "~/features/optimizer/cleaning/contradictions/readers";
import { signIn } from "~/features/optimizer/cleaning/contradictions/wishes";
import { removalOf, wholeOf, withoutCuts } from "~/features/optimizer/cleaning/contradictions/removal-of";
import { settle, withoutRules } from "~/features/optimizer/cleaning/contradictions/settle";
import { wishSigns } from "~/features/optimizer/cleaning/contradictions/signs";
import { lengthsIn, wishedLengths } from "~/features/optimizer/cleaning/contradictions/wished-lengths";
import { wishedSentences } from "~/features/optimizer/cleaning/contradictions/wished-sentences";
import { hasDetails, withFittingLabel } from "~/features/optimizer/cleaning/question-details";
import { mannersIn } from "~/features/optimizer/cleaning/manners";
import { repeatedWishes } from "~/features/optimizer/cleaning/repeated-wishes";
import { renumberLists } from "~/features/optimizer/renumber-lists";
import { paddingKind } from "~/features/optimizer/cleaning/find-padding";
import { withoutClauses, withoutLead } from "~/features/optimizer/cleaning/leads";
import { trainRegression } from "~/features/generator/playbooks/logistic-regression";
import { putAnswers } from "~/features/optimizer/cleaning/put-answers";
import { removePadding } from "~/features/optimizer/cleaning/remove-padding";
import { findUnclear } from "~/features/optimizer/cleaning/unclear/find-unclear";
import { putAllInPlace } from "~/features/optimizer/cleaning/unclear/put-in-place";
import { unclearQuestions } from "~/features/optimizer/cleaning/unclear/unclear-questions";
import { isExplainedAfter, isMeant } from "~/features/optimizer/cleaning/unclear/unclear-signs";
import {
  acceptedAmong,
  changeKeys,
  changesAmong,
  changesBetween,
  chosenPieces,
  textOf,
} from "~/features/optimizer/changes";
import { explainChanges } from "~/features/optimizer/explain-changes";
import { importPlaceholders } from "~/domain/import-placeholders";
import { versionInQuery } from "~/domain/version-number";
import { compareTexts, comparisonOf, piecesOf } from "~/features/text/compare-texts";
import { firstCharacters } from "~/features/text/first-characters";
import { firstChange } from "~/features/text/first-change";
import { cutText } from "~/features/text/cut-text";
import { phraseWithin } from "~/features/text/phrase-within";
import { isDeeperThan } from "~/features/text/nesting";
import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";
import { comparedPrompt, copiedFrom, isSamePrompt } from "~/features/prompts/copies/compared-prompt";
import { comparedText, copiedPart } from "~/features/prompts/copies/compared-text";
import { readTexts, templateTexts } from "~/features/prompts/copies/read-texts";
import { faultOf, findLosses } from "~/features/optimizer/find-losses";
import { lostSentences } from "~/features/optimizer/lost-sentences";
import { isImprovement } from "~/features/optimizer/reply-likeness";
import { takePrompt } from "~/features/optimizer/take-prompt";
import { unlikeParts } from "~/features/optimizer/unlike-parts";
import { cleanPrompt, explainSettled } from "~/features/optimizer/optimize-builtin";
import { ask } from "~/features/generator/playbooks/ask.server";
import { train } from "~/features/generator/playbooks/classifier";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { recognize } from "~/features/generator/playbooks/recognize";
import { checkValues, fittingValues } from "~/features/sharing/examples/check-values";
import { firstTextLength } from "~/domain/example-pictures";
import { altLimit, exampleTextLimit, valuesLimit } from "~/features/sharing/examples/limits";
import {
  changeForm,
  exampleChange,
  exampleForm,
  exampleUploadForm,
  moveForm,
  textExample,
} from "~/features/sharing/examples/schema";
import { avatarKeyOf } from "~/features/profiles/avatar-url";
import { linkLimit } from "~/features/profiles/limits";
import { profileForm } from "~/features/profiles/schema";
import { contentLimit, purposeLimit } from "~/features/prompts/limits";
import { typeTags, type PromptUse } from "~/domain/prompt-use";
import { changedTemplate, definitionsFor, storedText } from "~/features/prompts/change-template.server";
import { joinOptions, parseDefinitionFields, parseTyped } from "~/features/prompts/definition-fields";
import { shortName } from "~/features/prompts/prompt";
import { tagList, tagsFromTopics } from "~/features/prompts/tag-list";
import { mayBeIn } from "~/features/generator/reading/foreign-language";
import { read } from "~/features/generator/reading/read";
import { guessVariable, noteAfter } from "~/domain/guess-variable";
import { definitionsOf, filledText, nameFrom, parseDefinitions } from "~/domain/variable-definitions";
import { valueErrors, valueFault, valueLimit } from "~/domain/variable-values";
import {
  answerOf,
  filledParts,
  fillPieces,
  fillPrompt,
  namesOf,
  templateLines,
  variableKinds,
  variablesOf,
} from "~/domain/variables";
import { endsWithLabel, literalPieces } from "~/domain/placeholders";
import { cutExclusions, findExclusions } from "~/features/generator/reading/exclusions";
import { exclusionsInWords } from "~/features/generator/reading/exclusions-words";
import { parseScene } from "~/features/generator/reading/parse-scene";
import { stripRequest } from "~/features/generator/reading/strip-request";
import { speaksOf, topicsOf } from "~/features/generator/reading/topics";
import { describeBuiltin } from "~/features/sharing/describe-builtin";
import { embedCode, embedFrame } from "~/features/sharing/embed-code";
import { embedDocument } from "~/features/sharing/embed-document";
import { embedFields, placesOf } from "~/features/sharing/embed-form";
import { linkIn, oEmbed } from "~/features/sharing/oembed";
import { proposedTitle } from "~/features/sharing/proposed-title";
import { shownDescription, shownTitle, textsBelow } from "~/features/sharing/shown-texts";
import { optionalLine, optionalNote, optionalText, typedLine, typedText } from "~/features/text/typed-text";
import { townAddress } from "~/features/town/address";
import { atomFeed } from "~/features/town/feed/atom-feed";
import { publicationLanguage } from "~/features/town/publication-language";
import { townParameters } from "~/features/town/query";
import { searchDocument } from "~/features/town/search-document";
import { suggestBuiltin } from "~/features/town/suggestion/suggest-builtin";
import { encodePrompt } from "~/features/transfer/responses";
import { checkItem, itemCleaner } from "~/features/transfer/check-item";
import { csvRow } from "~/features/transfer/formats/csv";
import {
  dotpromptFile,
  fromForeignTemplate,
  fromHandlebars,
  parseInputs,
} from "~/features/transfer/formats/dotprompt.server";
import { fileName } from "~/features/transfer/formats/file-name";
import { parseFrontMatter } from "~/features/transfer/formats/front-matter.server";
import { parseToml } from "~/features/transfer/formats/parse-toml.server";
import { openBudget, parseYamlSafely } from "~/features/transfer/formats/parse-yaml.server";
import { markdownFile } from "~/features/transfer/formats/markdown.server";
import { advisedItem } from "~/features/transfer/reading/advised-item";
import { decodeText } from "~/features/transfer/reading/decode-text.server";
import { isChat, jsonItem } from "~/features/transfer/reading/json-items.server";
import { fileLocations } from "~/features/transfer/reading/file-location";
import { readSource } from "~/features/transfer/reading/read-source.server";
import { readTable } from "~/features/transfer/reading/read-table.server";
import { readTextFile } from "~/features/transfer/reading/read-text-file.server";
import { importedHistory } from "~/features/transfer/imported-history";
import { rowKeys } from "~/features/transfer/row-keys";
import { exportParameters } from "~/features/transfer/schema";
import { yamlLimits } from "~/features/transfer/limits";
import { charactersPerRequest } from "~/features/translation/limits";
import { keepsLineMarks, translationFault } from "~/features/translation/translation-fault";
import { textsIn, withTexts } from "~/features/translation/object-texts";
import { keepsParts, maskParts, restoreParts } from "~/features/translation/protected-parts";
import { passageReader, splitText } from "~/features/translation/read-passages";
import { parseValue } from "~/http/parse-value";
import { redirectTo, withRedirect } from "~/http/redirect-to";
import { safePath } from "~/domain/safe-path";
import { createTranslator } from "~/i18n/translate";
import { languages } from "~/domain/languages";
import { readBookmark } from "~/platform/bookmark";
import { cookieNames, readCookie, isLocalHost } from "~/platform/cookies";
import { modelError } from "~/platform/model/model-error";
import { parseReply } from "~/platform/model/reply-format";
import { visibleReply } from "~/platform/model/visible-reply";
import { choicesIn, trialsIn } from "~/features/runs/compare/fields";
import { valuesLimit as comparedValuesLimit } from "~/features/runs/compare/limits";
import { prepareTrials } from "~/features/runs/compare/prepare-trials";
import { textHashOf } from "~/features/runs/compare/text-hash";
import { answersTo, givenFacts } from "~/features/runs/compare/trial-answers";
import { shownReply } from "~/features/runs/shown-reply";
import { replyLimit } from "~/features/runs/try/limits";
import { saidIn } from "~/features/runs/try/fields";
import { formTarget } from "~/platform/oauth/form-target";
import { breakCosts } from "~/platform/pictures/break-costs";
import { breakLines } from "~/platform/pictures/break-lines";
import { fitTitle } from "~/platform/pictures/compose-picture";
import { lineWidths } from "~/platform/pictures/line-widths";
import { readTitle, splitCharacters } from "~/platform/pictures/read-title";
import { phrasesOf } from "~/platform/search/phrases";
import { hasSynonym, takeSynonyms } from "~/platform/search/synonyms";
import { hasWord } from "~/platform/search/words";
import { storageRefusal } from "~/platform/storage-limits";
import { challengeOf, type AssertionResponse } from "~/platform/webauthn/credentials";
import { makeVariable } from "../support/factories/make-variable";

const playbooks = await openPlaybooks();
const uses: readonly PromptUse[] = ["text", "automation", "image", "video"];

/** Longest header of a browser, in characters. */
const headerLimit = 16_000;
/** Longest response of a model, in characters. */
const responseSize = 40_000;

/** Longest text of a function, alone or with the call that passes the text. */
type Taken = number | readonly [longest: number, call: (text: string) => unknown];

const compositionOf = (line: string, use: PromptUse) => {
  const reading = read(line, use, playbooks.topics);
  const asked = ask(reading, playbooks, { deep: true, readerLanguage: "ja" });
  return startComposition(reading, asked, sceneWords(reading, playbooks));
};
/** One with an answer and a selected wish, and one without. */
const without = compositionOf("義母へのLINE、角を立てずに断りたい", "text");
const within = {
  ...without,
  variables: without.variables.map((variable) => ({ ...variable, value: "はい" })),
  wishes: without.wishes.map((wish) => ({ ...wish, on: true })),
};
/** A list of what the AI asks, with a text of a model in it. */
const asking = (text: string) => ({
  ...without,
  asking: { ...without.asking!, items: [{ name: "a.b", text }], last: { name: "a.avoid", text }, rest: text },
});
const scene = { ...compositionOf("a fox in the snow, midjourney, no people", "image"), ratio: "1:1" };

/** A prompt to be exported with this text everywhere. */
const exported = (text: string) => ({
  id: "1",
  originalInput: text,
  content: text,
  variables: [],
  type: typeTags.text,
  tags: [typeTags.text, text],
  folder: text,
  title: text,
  description: text,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  pinnedAt: null,
  lastUsedAt: null,
  version: 1,
  versionKind: "created" as const,
  remixOf: null,
  versions: [],
});

const readQuietly = (text: string) => {
  try {
    return parseFrontMatter(text, openBudget());
  } catch {
    return null;
  }
};

const guard = guardModel({
  model: { generate: () => Promise.reject(new Error("none")) },
  instructions: "A sentence of instructions, long enough to be one that nobody writes by chance.\n".repeat(
    20,
  ),
  material: {},
  spend: () => Promise.resolve(),
} as unknown as Parameters<typeof guardModel>[0]);
const cleaner = cleanerOf(guard, "ja");

/** The translation of a sentence. */
const translated = (sentence: string, values: Record<string, string>) =>
  createTranslator(() => ({ sentence }) as never)("ja", "shell")("sentence" as never, values);

const moment = new Date(0);

const factNamed = (text: string) => ({ id: "a", name: text, text, subject: text, fits: [], useCount: 0 });
const someFacts = ["ab", "お店", "Kotori"].map(factNamed);
/** Calls a function that may refuse. */
function tried(call: () => unknown): unknown {
  try {
    return call();
  } catch {
    return null;
  }
}

/** The byte of a sign in an encoding of one byte. */
const byteOf = (sign: string): number => sign.charCodeAt(0) % 256;

const oneLine = (text: string) => text.replaceAll("\n", " ");

/** As many variables as a prompt may have. */
const forty = variablesOf("{{a}}" + Array.from({ length: 39 }, (_, at) => `{{a${at}}}`).join(""), null);

/** A prompt with every text at its limit. */
export const promptOf = (text: string) => ({
  id: "a",
  shareId: "abcdefghijkl",
  title: null,
  description: null,
  originalInput: text.slice(0, purposeLimit),
  content: text,
  variables: variablesOf(text, null),
  tags: [text.slice(0, 50)],
  type: typeTags.text,
  isPublic: true,
  createdAt: moment,
  updatedAt: moment,
  publishedAt: moment,
  category: "communication" as const,
  subcategory: "メール" as const,
  originalCreatorId: null,
  creator: { displayName: text.slice(0, 50), isOfficial: false, isAdmin: false },
  memberId: null,
  basedOn: null,
  picture: {
    url: "/a",
    previewUrl: "/b",
    width: 1,
    height: 1,
    alt: text.slice(0, altLimit),
    isSample: false,
  },
  firstText: { text: text.slice(0, firstTextLength), isSample: false },
  isProven: false,
  version: 3,
  hasNewer: true,
  language: "ja" as const,
  versions: {},
  saves: 0,
  uses: 0,
  isSaved: false,
  isNewHere: false,
});
const signsOf = (text: string) =>
  readTitle(splitCharacters(text), (drawn) => ({ text: drawn, family: "", scale: 1, advance: 1 })) ?? [];
export const words = {
  missing: "",
  missingHint: "",
  failed: "",
  failedHint: "",
  more: "",
  less: "",
  copy: "",
  copied: "",
  copyFailed: "",
  viewPage: "",
  poweredBy: "",
  required: "",
  choose: "",
  own: "",
  newer: "",
};
const site = {
  origin: "https://here.example",
  product: "Town",
  editors: "Town",
  maxWidth: null,
  maxHeight: null,
};
/** Query parameters, parsed by the platform. */
const parametersOf = (text: string) =>
  ({ get: () => text, getAll: () => text.split("&") }) as unknown as URLSearchParams;
const withCookie = (text: string) =>
  new Request("https://here.example/", { headers: { cookie: text.replace(/[^\t\x20-\x7e]/g, "a") } });

/** Functions on a person's or a model's text, by file under `app/` and name. */
export const textFunctions: Record<string, Record<string, Taken>> = {
  "features/prompts/filling/fill-fields": {
    valuesOfFields: [
      valueLimit,
      (text) => valuesOfFields([[`${fillField.value}a`, text]], variablesOf("{{a}}", null)),
    ],
    fieldsOfValue: [valueLimit, (text) => fieldsOfValue(variablesOf("{{a}}", null)[0]!, text)],
  },
  "features/offline/share-line": {
    lineOfShare: [contentLimit, (text) => lineOfShare({ title: text, text, url: text }, "Summarize:")],
  },
  "features/prompts/filling/fill-template": {
    fillTemplate: [
      contentLimit,
      (text) => fillTemplate({ content: text, variables: variablesOf(text, null) }, {}),
    ],
  },
  "features/prompts/filling/filled-prompt": {
    filledPrompt: [
      contentLimit,
      (text) => filledPrompt({ content: text, variables: variablesOf(text, null) }, {}),
    ],
  },
  "features/prompts/filling/input-schema": {
    inputSchema: [contentLimit, (text) => inputSchema(text, variablesOf(text, null))],
  },
  "features/prompts/filling/link-values": {
    fragmentOf: [valueLimit, (text) => fragmentOf({ a: text })],
    valuesInFragment: [
      headerLimit,
      (text) => valuesInFragment(`#v=${new URLSearchParams({ a: text })}`, variablesOf("{{a}}", null)),
    ],
  },
  "features/generator/composing/answer-composition": {
    answerComposition: [
      answerLimit,
      (text) => answerComposition(without, { [without.variables[0]!.name]: text }, []),
    ],
  },
  "features/generator/composing/given-answer": {
    givenAnswer: [answerLimit, (text) => givenAnswer({ name: "a", kind: "text" }, text)],
  },
  "features/generator/composing/make-template": {
    makeTemplate: [
      contentLimit,
      (text) => [within, scene].map((one) => makeTemplate(`${compose(one)}\n${text}`, one, 2 * contentLimit)),
    ],
  },
  "domain/formats": { knownZone: headerLimit },
  "domain/safe-path": { safePath: [headerLimit, (text) => safePath(`/${text}`)] },
  "domain/asking-leads": { asksFirst: contentLimit, withoutAsking: contentLimit },
  "domain/variable-definitions": {
    definitionsOf: [contentLimit, (text) => definitionsOf(text, variablesOf(text, null))],
    filledText: [
      contentLimit,
      (text) =>
        filledText({
          content: text,
          variables: variablesOf(text, null).map((one) => ({ ...one, question: "Which one?" })),
        }),
    ],
    nameFrom: [contentLimit, (text) => nameFrom(text, new Set())],
    parseDefinitions: [contentLimit, (text) => parseDefinitions([{ name: text, options: [text] }])],
  },
  "domain/variable-values": {
    valueErrors: [contentLimit, (text) => valueErrors(variablesOf("{{a}}", null), { a: text, [text]: "" })],
    valueFault: [
      contentLimit,
      (text) => variableKinds.map((kind) => valueFault({ kind, options: [text] }, text)),
    ],
  },
  "features/prompts/change-template.server": {
    definitionsFor: [contentLimit, (text) => definitionsFor(text, variablesOf(text, null))],
    changedTemplate: [
      contentLimit,
      (text) =>
        changedTemplate(
          { content: "", variables: variablesOf(text, null), publishedAt: null },
          { content: text },
        ),
    ],
    storedText: [contentLimit, (text) => storedText({ publishedAt: new Date(0) }, "content", `a${text}`)],
  },
  "features/prompts/definition-fields": {
    parseDefinitionFields: [
      contentLimit,
      (text) => parseDefinitionFields({ "variables.0.name": text, "variables.0.options": text }),
    ],
    parseTyped: [
      contentLimit,
      (text) => parseTyped({ "variables.0.name": text, "variables.0.options": text }),
    ],
    splitOptions: contentLimit,
    joinOptions: [contentLimit, (text) => joinOptions([text])],
  },
  "domain/guess-variable": {
    labelOf: contentLimit,
    noteAfter: [contentLimit, (text) => noteAfter(text, 0)],
    guessVariable: [contentLimit, (text) => guessVariable(text, text)],
  },
  "domain/import-placeholders": {
    importPlaceholders: [contentLimit, (text) => importPlaceholders(text, "blank")],
  },
  "domain/placeholders": {
    isReservedName: contentLimit,
    nameIn: contentLimit,
    isName: contentLimit,
    literalPieces: contentLimit,
    withBlanks: contentLimit,
    endsWithLabel: [contentLimit, (text) => endsWithLabel(text, text)],
  },
  "domain/variables": {
    namesOf: contentLimit,
    variablesOf: [contentLimit, (text) => variablesOf(text, null)],
    answerOf: [contentLimit, (text) => answerOf(variablesOf("{{a}}", null)[0]!, { a: text })],
    fillPrompt: [
      contentLimit,
      // A name that no text has: a value with many placeholders is as long as all of them.
      (text) => fillPrompt(`{{the place}}${text}`, variablesOf("{{the place}}", null), { "the place": text }),
    ],
    fillPieces: [contentLimit, (text) => fillPieces(text, variablesOf(text, null), {})],
    filledParts: [contentLimit, (text) => filledParts(text, variablesOf(text, null), {})],
    templateLines: [contentLimit, (text) => templateLines(text, forty)],
  },
  "features/generator/composing/compose": {
    compose: [
      purposeLimit,
      (text) => [compose({ ...within, base: text }), compose({ ...scene, base: text })],
    ],
    partsOf: [
      purposeLimit,
      (text) => [partsOf({ ...within, base: text }), partsOf({ ...scene, base: text })],
    ],
    amend: [
      contentLimit,
      (text) => [
        amend(text, within, without),
        amend(text, without, within),
        amend(`${compose(within)}${text}`, within, without),
        amend(`${compose(scene)} ${text}`, scene, { ...scene, wishes: [] }),
      ],
    ],
  },
  "features/generator/composing/scene-words": {
    sceneWords: [
      purposeLimit,
      (text) => sceneWords({ ...read(text, "image", playbooks.topics), promptLanguage: "en" }, playbooks),
    ],
  },
  "features/generator/composing/safe-additions": {
    safeAdditions: [purposeLimit, (text) => safeAdditions(read(text, "image", playbooks.topics), "en")],
  },
  "features/generator/composing/asks-approval": { asksApproval: contentLimit },
  "features/generator/composing/settled-additions": {
    isSettled: [
      contentLimit,
      (text) =>
        isSettled({ id: "safe.rehearsal" }, [{ name: "b.how", question: "who approves?", value: text }]),
    ],
    shownWishes: [
      contentLimit,
      (text) => shownWishes({ ...scene, wishes: [{ id: "scene.clean", text, on: true }] }),
    ],
  },
  "features/generator/composing/scene-defaults": {
    sceneDefaultsOf: [
      purposeLimit,
      (text) =>
        sceneDefaultsOf(
          read(text, "image", playbooks.topics),
          { id: "animal" },
          playbooks.sceneDefaults,
          "en",
        ),
    ],
  },
  "features/generator/composing/translate-scene": {
    translateScene: [
      purposeLimit,
      (text) => [
        translateScene(text, "ja", "en", playbooks.glossary),
        translateScene(text, "es", "en", playbooks.glossary),
      ],
    ],
  },
  "features/generator/composing/avoid-label": {
    labelBefore: [
      answerLimit,
      (text) =>
        languages.map((language) => labelBefore({ name: "a.avoid", label: "", value: text }, language)),
    ],
  },
  "features/generator/composing/asides": { isAvoid: contentLimit, isAside: contentLimit },
  "features/generator/composing/asking-passage": {
    asksAnything: [answerLimit, (text) => asksAnything(asking(text))],
    mayAsk: [answerLimit, (text) => mayAsk(asking(text))],
    frozenAsking: [answerLimit, (text) => frozenAsking(asking(text))],
    askingPassage: [answerLimit, (text) => askingPassage(asking(text))],
    stillAsks: [contentLimit, (text) => stillAsks(asking("a"), text)],
    beforeSwitch: [contentLimit, (text) => beforeSwitch(asking("a"), text, false)],
  },
  "features/generator/composing/stated-facts": {
    statedName: [contentLimit, (text) => statedName(`fact.a.${text}`)],
    factAnswers: [contentLimit, (text) => factAnswers([{ id: "a", name: text, text }])],
    statedFacts: [contentLimit, (text) => statedFacts({ [`fact.a.${text}`]: text, "fact.a.b": text })],
    answersOf: [
      contentLimit,
      (text) => answersOf({ answers: new Map(), stated: [factNamed(text)], isOn: true }),
    ],
  },
  "features/facts/find-facts": {
    lineOf: [contentLimit, lineOf],
    readAsSeen: [contentLimit, (text) => readAsSeen(text, true)],
    placesOf: [contentLimit, (text) => factPlaces("Kotori", readAsSeen(text))],
    withTaken: [contentLimit, (text) => withTaken(readAsSeen(text), factPlaces("ab", readAsSeen(text)))],
    replaceAt: [contentLimit, (text) => replaceAt(text, [{ at: 0, end: 1, by: "b" }])],
  },
  "features/facts/place-facts": {
    heldFacts: [contentLimit, (text) => heldFacts([text], someFacts)],
    factsIn: [contentLimit, (text) => factsIn(text, someFacts)],
    placeOf: [contentLimit, (text) => placeOf({ name: text })],
    nameFacts: [contentLimit, (text) => nameFacts(text, someFacts)],
    placeFacts: [
      contentLimit,
      (text) => placeFacts({ content: text, variables: [] }, someFacts, contentLimit),
    ],
  },
  "features/facts/proposed-facts": {
    mayBeFact: contentLimit,
    draftOf: [contentLimit, (text) => draftOf({ name: text, label: text, text })],
    proposedFacts: [contentLimit, (text) => proposedFacts([{ name: "a", label: text, text }], [{ text }])],
  },
  "features/generator/composing/own-answers": {
    ownAnswers: [
      contentLimit,
      (text) => ownAnswers({ variables: within.variables.map((one) => ({ ...one, value: text })) }),
    ],
  },
  "features/facts/read-list": {
    readList: [contentLimit, (text) => readList(text, "")],
    nameOf: contentLimit,
  },
  "features/facts/fitting-facts": {
    fittingFacts: [
      contentLimit,
      (text) => fittingFacts(someFacts, { name: text, label: text, question: text }),
    ],
    optionOf: [
      contentLimit,
      (text) => optionOf(factNamed(text), { name: "a", label: "a", question: "a", options: [text] }),
    ],
    subjectsOf: [contentLimit, (text) => subjectsOf([factNamed(text)])],
    answersFor: [
      contentLimit,
      (text) => answersFor(someFacts, "", [{ name: text, label: text, question: text }]),
    ],
  },
  "features/generator/composing/answer-to": {
    answerTo: [materialLimit, (text) => answerTo({ name: "a.b", kind: "long_text" }, text)],
  },
  "features/generator/composing/answer-fields": {
    answerText: contentLimit,
    isTooLong: contentLimit,
    parseAnswerFields: [
      contentLimit,
      (text) =>
        parseAnswerFields([
          [`own:${text}`, text],
          [`wish:${text}`, ""],
        ]),
    ],
  },
  "features/generator/schema": {
    prefilledInput: [headerLimit, (text) => prefilledInput(parametersOf(text))],
  },
  "features/generator/model/guarded-model": {
    createFence: [contentLimit, (text) => createFence().enclose("A", text)],
    guardModel: [
      contentLimit,
      (text) => [guard.repeatsInstructions(text), guard.shownPart(text), guard.clean(text)],
    ],
  },
  "features/generator/model/text-checks": {
    lostPieces: [contentLimit, (text) => [lostPieces(text, text), lostPieces("", text)]],
    lostPiece: contentLimit,
    hasBlank: [contentLimit, (text) => [hasBlank(text), hasBlank(text, text)]],
    isLeanPoint: [contentLimit, (text) => isLeanPoint(text, contentLimit)],
    isInOtherLanguage: [contentLimit, (text) => isInOtherLanguage(text, "en")],
  },
  "features/generator/mark-text": {
    markText: [
      contentLimit,
      (text) => [markText(text, within), markText(`${compose(within)}${text}`, within)],
    ],
    changedParts: [contentLimit, (text) => changedParts(text, `${text} x`)],
    linesOfPieces: [contentLimit, (text) => linesOfPieces([{ text }])],
    originsOfLines: [contentLimit, (text) => originsOfLines([{ text, origin: "answer", id: "a" }])],
  },
  "features/generator/answered-blocks": {
    answeredBlocks: [
      purposeLimit,
      (text) => {
        const [before, now] = [without, within].map((made) => {
          const composition = { ...made, base: text };
          return { composition, content: compose(composition) };
        });
        return answeredBlocks(parseBlocks(before!.content), before!, now!);
      },
    ],
  },
  "features/text/markdown/blocks-html.server": {
    blocksHtml: [contentLimit, (text) => blocksHtml(parseBlocks(text) ?? [])],
    paragraphHtml: [contentLimit, (text) => paragraphHtml(text.split("\n"))],
  },
  "features/text/markdown/parse-blocks.server": { parseBlocks: contentLimit },
  "features/text/markdown/read-inlines": { withVariables: contentLimit },
  "features/generator/model/clean-answers": {
    cleanerOf: [contentLimit, (text) => cleaner.line(text)],
    variablesFrom: [
      contentLimit,
      (text) =>
        variablesFrom(
          [{ label: text, question: text, example: text, options: [text] }],
          within.variables,
          true,
          cleaner,
        ),
    ],
  },
  "features/generator/model-additions": {
    wishesFrom: [
      contentLimit,
      (text) =>
        additions.wishesFrom([text], within.wishes, { questions: within.variables, deep: true, cleaner }),
    ],
    bareDescription: [
      contentLimit,
      (text) =>
        (["midjourney", "negative"] as const).map((form) =>
          additions.bareDescription(text, { description: "", form, exclusions: [], ratio: null }),
        ),
    ],
    faultsOf: [
      contentLimit,
      (text) =>
        additions.faultsOf(
          { ...scene, base: text },
          { ...scene, description: text.slice(0, purposeLimit) },
          cleaner,
        ),
    ],
    askingFrom: [
      contentLimit,
      (text) =>
        additions.askingFrom(without.asking, [
          { ...without.variables[0]!, name: `model.${text}`, label: text, options: [] },
        ]),
    ],
    topicsFrom: [contentLimit, (text) => additions.topicsFrom([text], cleaner)],
  },
  "features/generator/model/model-names": {
    modelName: contentLimit,
    isModelName: contentLimit,
    textOfName: [contentLimit, (text) => textOfName(`model.${text}`)],
  },
  "features/generator/model/take-model-names": {
    takeModelNames: [contentLimit, (text) => takeModelNames({ answers: { [`model.${text}`]: text } })],
  },
  "features/library/address": {
    libraryAddress: [headerLimit, (text) => libraryAddress("/", { search: text, tags: [text] })],
  },
  "features/library/query": {
    libraryParameters: [headerLimit, (text) => libraryParameters(parametersOf(text))],
    searchWords: headerLimit,
  },
  "domain/version-number": {
    parseVersionNumber: headerLimit,
    versionInQuery: [headerLimit, (text) => versionInQuery(new URLSearchParams({ v: text }))],
  },
  "features/optimizer/changes": {
    changesBetween: [contentLimit, (text) => changesBetween(text, text.replaceAll("a", "b"))],
    changesAmong: [contentLimit, (text) => changesAmong([{ removed: text, added: "" }])],
    changeKeys: [contentLimit, (text) => changeKeys([{ removed: text, added: "" }])],
    chosenPieces: [contentLimit, (text) => chosenPieces(piecesOf(text, `${text}.`), new Set([0]))],
    textOf: [contentLimit, (text) => textOf([{ removed: "", added: text }])],
    acceptedAmong: [headerLimit, (text) => acceptedAmong({ [text]: "on" })],
  },
  "features/optimizer/explain-changes": {
    explainChanges: [contentLimit, (text) => explainChanges([{ removed: text, added: "" }], [{ text }])],
  },
  "features/text/compare-texts": {
    piecesOf: [contentLimit, (text) => piecesOf(text, `${text}.`)],
    comparisonOf: [contentLimit, (text) => comparisonOf([{ removed: text, added: "" }])],
    compareTexts: [
      contentLimit,
      (text) => [
        compareTexts(text, `${text}.`),
        compareTexts(text, text.slice(1)),
        compareTexts(text, text.replaceAll("a", "b")),
      ],
    ],
  },
  "features/text/first-change": {
    firstChange: [
      contentLimit,
      (text) => [firstChange(text, `${text}.`), firstChange(text, text.slice(1)), firstChange("", text)],
    ],
  },
  "features/optimizer/find-losses": {
    findLosses: [contentLimit, (text) => [findLosses(text, text), findLosses("", text)]],
    faultOf: [contentLimit, (text) => faultOf({ code: "words", words: text })],
  },
  "features/optimizer/lost-sentences": {
    lostSentences: [contentLimit, (text) => [lostSentences("", text), lostSentences(text, `${text} `)]],
  },
  "features/optimizer/own-ai-request": { ownAiRequest: contentLimit },
  "features/optimizer/reply-likeness": {
    isImprovement: [contentLimit, (text) => [isImprovement(text, text), isImprovement("", text)]],
  },
  "features/optimizer/unlike-parts": {
    unlikeParts: [
      contentLimit,
      (text) => unlikeParts({ removed: text, added: `\n${text}` }, undefined, { removed: text, added: text }),
    ],
  },
  "features/optimizer/take-prompt": {
    takePrompt: [contentLimit, (text) => [takePrompt(text, text), takePrompt(text, "")]],
  },
  "features/optimizer/optimize-builtin": {
    cleanPrompt: [contentLimit, (text) => cleanPrompt(text, playbooks)],
    findContradictions: contentLimit,
    explainSettled: [
      contentLimit,
      (text) => explainSettled({ content: text, cuts: [], rules: [text], questions: [] }),
    ],
  },
  "features/text/cut-text": {
    cutText: [
      contentLimit,
      (text) =>
        cutText(
          text,
          Array.from(text, (_, at) => ({ start: at, end: at + 1 })),
        ),
    ],
  },
  "features/text/phrase-within": {
    phraseWithin: [purposeLimit, (text) => [phraseWithin(text, 50), phraseWithin(text, purposeLimit / 2)]],
  },
  "features/text/segments": { wordsOf: contentLimit, sentencesOf: contentLimit },
  "features/optimizer/renumber-lists": {
    renumberLists: [contentLimit, (text) => renumberLists([{ removed: text, added: text.slice(1) }])],
  },
  "features/optimizer/cleaning/contradictions/contradictions-in": {
    contradictionsIn: [
      contentLimit,
      (text) => languages.map((language) => contradictionsIn(text, text, language)),
    ],
  },
  "features/optimizer/cleaning/contradictions/settle": {
    settle: [
      contentLimit,
      (text) => settle(text, contradictionsIn(text, text, "en"), { "contradiction.1": text }),
    ],
    withoutRules: [contentLimit, withoutRules],
  },
  "features/optimizer/cleaning/contradictions/wished-sentences": {
    wishedSentences: [contentLimit, (text) => wishedSentences(text, text)],
  },
  "features/optimizer/cleaning/contradictions/wished-lengths": {
    wishedLengths: [
      contentLimit,
      (text) => wishedSentences(text, text).map((sentence) => wishedLengths(sentence, wishSigns.en, true)),
    ],
    lengthsIn: [
      contentLimit,
      (text) =>
        languages.map((language) =>
          lengthsIn(wishedSentences(text, text).slice(0, 150), wishSigns[language]),
        ),
    ],
  },
  "features/optimizer/cleaning/contradictions/pairs-inside": {
    pairsInside: [
      contentLimit,
      (text) => {
        const sentences = wishedSentences(text, text);
        const lengths = sentences.flatMap((sentence) => wishedLengths(sentence, wishSigns.ja, true));
        return pairsInside(sentences.slice(0, 150), lengths.slice(0, 150), wishSigns.ja);
      },
    ],
  },
  "features/optimizer/cleaning/contradictions/things-of-one-value": {
    thingsOfOneValue: [
      contentLimit,
      (text) =>
        languages.map((language) => thingsOfOneValue(wishedSentences(text, text).slice(0, 150), language)),
    ],
  },
  "features/optimizer/cleaning/contradictions/readers": {
    pairsOfReaders: [
      contentLimit,
      (text) =>
        languages.map((language) => pairsOfReaders(wishedSentences(text, text).slice(0, 150), language)),
    ],
  },
  "features/optimizer/cleaning/contradictions/wishes": {
    signIn: [
      contentLimit,
      (text) =>
        wishedSentences(text, text).map((sentence) =>
          signIn(sentence, wishSigns.en.briefness.one, wishSigns.en),
        ),
    ],
  },
  "features/optimizer/cleaning/contradictions/removal-of": {
    wholeOf: [
      contentLimit,
      (text) =>
        wishedSentences(text, text)
          .slice(0, 1)
          .map((one) => wholeOf(text, one)),
    ],
    removalOf: [
      contentLimit,
      (text) =>
        wishedSentences(text, text)
          .slice(0, 1)
          .map((sentence) => removalOf(text, { sentence, start: 0, end: 1 }, wishSigns.ja)),
    ],
    withoutCuts: [
      contentLimit,
      (text) => withoutCuts(text, [{ start: 0, end: 1, removed: text.slice(0, 1) }]),
    ],
  },
  "features/optimizer/cleaning/manners": {
    mannersIn: [contentLimit, (text) => languages.map((language) => mannersIn(text, language))],
  },
  "features/optimizer/cleaning/repeated-wishes": {
    repeatedWishes: [
      contentLimit,
      (text) => languages.map((language) => repeatedWishes(text, text, language)),
    ],
  },
  "features/optimizer/cleaning/question-details": {
    hasDetails: [contentLimit, (text) => hasDetails(text, "dates, readers", true)],
    withFittingLabel: [
      contentLimit,
      (text) => within.variables.map((asked) => withFittingLabel({ ...asked, label: "a, b", value: text })),
    ],
  },
  "features/optimizer/contradiction-name": {
    isContradiction: [contentLimit, (text) => isContradiction({ name: text })],
  },
  "features/optimizer/unclear-name": {
    unclearName: contentLimit,
    isUnclear: [contentLimit, (text) => isUnclear({ name: text })],
  },
  "features/optimizer/cleaning/unclear/find-unclear": {
    findUnclear: [contentLimit, (text) => findUnclear(text, playbooks, false)],
  },
  "features/optimizer/cleaning/unclear/put-in-place": {
    putAllInPlace: [
      contentLimit,
      (text) => {
        const [first] = within.variables;
        const asked = (value: string) => [{ ...first!, name: unclearName("a"), label: "a", value }];
        return languages.map((language) => putAllInPlace(text, asked(text), asked(text.slice(1)), language));
      },
    ],
  },
  "features/optimizer/cleaning/unclear/unclear-questions": {
    unclearQuestions: [
      answerLimit,
      (text) => {
        const found = [{ words: text, asks: "{words}?", options: [], material: false, start: 0, end: 0 }];
        return unclearQuestions(found, { [unclearName(text)]: text });
      },
    ],
  },
  "features/optimizer/cleaning/unclear/unclear-signs": {
    isExplainedAfter: [
      contentLimit,
      (text) => languages.map((language) => isExplainedAfter(text, 0, language)),
    ],
    isMeant: [
      contentLimit,
      (text) => languages.map((language) => isMeant.wish(text, text.length - 1, text.length, language)),
    ],
  },
  "features/optimizer/cleaning/conditions-heading": { isOverConditions: contentLimit },
  "features/optimizer/cleaning/find-padding": {
    paddingKind: [contentLimit, (text) => paddingKind(text, playbooks, 0.5)],
  },
  "features/optimizer/cleaning/recognize-medium": {
    isInteractive: contentLimit,
    recognizeMedium: contentLimit,
    isData: contentLimit,
  },
  "features/optimizer/cleaning/mask-prompt": { maskPrompt: contentLimit, materialStart: contentLimit },
  "features/optimizer/cleaning/put-answers": {
    putAnswers: [
      contentLimit,
      (text) =>
        uses.map((use) =>
          putAnswers(text, { use, language: "ja", variables: within.variables, rules: ["a"] }),
        ),
    ],
  },
  "features/optimizer/cleaning/remove-padding": {
    removePadding: [contentLimit, (text) => removePadding(text, playbooks)],
  },
  "features/generator/playbooks/ask.server": {
    ask: [purposeLimit, (text) => uses.map((use) => compose(compositionOf(text, use)))],
  },
  "features/text/grams": { endsOf: contentLimit, gramsOf: contentLimit },
  "features/generator/playbooks/classifier": {
    train: [
      contentLimit,
      (text) =>
        train([
          { label: "a", line: text },
          { label: "b", line: text },
        ]),
    ],
    piecesOf: contentLimit,
    rankLabels: [contentLimit, (text) => languages.map((language) => playbooks.rankPlaces(language, text))],
  },
  "features/generator/playbooks/logistic-regression": {
    trainRegression: [
      contentLimit,
      (text) =>
        trainRegression([
          { line: text, isOne: true },
          { line: text, isOne: false },
        ]),
    ],
    probability: [
      contentLimit,
      (text) => languages.map((language) => playbooks.readSentence(language, text)),
    ],
  },
  "features/optimizer/cleaning/leads": {
    withoutLead: [contentLimit, (text) => withoutLead(text, text, () => true)],
    withoutClauses: [contentLimit, (text) => withoutClauses(text, text, true, () => true)],
  },
  "features/generator/playbooks/recognize": {
    recognize: [
      purposeLimit,
      (text) => uses.map((use) => recognize(read(text, use, playbooks.topics), playbooks)),
    ],
  },
  "features/text/word-classes": {
    WordClasses: [
      contentLimit,
      (text) => languages.map((language) => playbooks.fillerRecognizer(language).labelOf(text)),
    ],
  },
  "features/generator/reading/seems-automation": { seemsAutomation: contentLimit },
  "features/generator/reading/cry": { cryOf: contentLimit },
  "features/generator/reading/scene-use": { sceneUseOf: contentLimit },
  "features/generator/reading/other-use": { otherUseOf: contentLimit },
  "features/generator/reading/asks-for-reply": { asksForReply: contentLimit },
  "features/generator/reading/fact-question": { asksForFact: contentLimit },
  "features/generator/reading/is-prompt": { isPrompt: contentLimit, givesRole: contentLimit },
  "features/generator/reading/instruction-lines": {
    isInstruction: contentLimit,
    isHeading: contentLimit,
    givesOrder: contentLimit,
  },
  "features/generator/reading/fence": { fenced: contentLimit },
  "features/generator/reading/struck-keys": { isStruck: purposeLimit },
  "features/generator/reading/foreign-language": {
    foreignLanguageOf: purposeLimit,
    mayBeIn: [purposeLimit, (text) => languages.map((language) => mayBeIn(language, text))],
    weighForeignLatin: purposeLimit,
    isWordlike: purposeLimit,
  },
  "features/generator/model/says-the-same": {
    saysTheSame: [contentLimit, (text) => saysTheSame(text, text.slice(1))],
  },
  "features/sharing/examples/check-values": {
    checkValues: [valuesLimit, (text) => checkValues([makeVariable("a")], { a: text.slice(0, -10) })],
    fittingValues: [valuesLimit, (text) => fittingValues([makeVariable("a")], { a: text })],
  },
  "features/sharing/examples/schema": {
    textExample: [exampleTextLimit, (text) => textExample.safeParse({ text, values: { a: text } })],
    exampleChange: [
      exampleTextLimit,
      (text) => exampleChange.safeParse({ text, alt: text, values: { a: text } }),
    ],
    exampleForm: [exampleTextLimit, (text) => exampleForm.safeParse({ text, alt: text, "values.a": text })],
    exampleUploadForm: [
      exampleTextLimit,
      (text) => exampleUploadForm.safeParse({ text, alt: text, "own.a": text }),
    ],
    changeForm: [exampleTextLimit, (text) => changeForm.safeParse({ text, alt: text, "values.a": text })],
    moveForm: [headerLimit, (text) => moveForm.safeParse({ position: text })],
  },
  "features/sharing/examples/fold-end": { foldEnd: exampleTextLimit },
  "features/profiles/avatar-url": { avatarKeyOf: [headerLimit, (text) => avatarKeyOf("a", text)] },
  "features/profiles/schema": {
    profileForm: [
      linkLimit,
      (text) => profileForm.safeParse({ displayName: text, profileBio: text, websiteUrl: text }),
    ],
    webAddress: contentLimit,
  },
  "features/prompts/prompt": { shortName: [purposeLimit, (text) => shortName(promptOf(text))] },
  "features/prompts/tag-list": {
    tagsFromTopics: [
      contentLimit,
      (text) => [tagsFromTopics(typeTags.text, [text]), tagList.safeParse([text])],
    ],
  },
  "features/prompts/tags": { splitTags: contentLimit },
  "features/generator/reading/language": {
    maskMaterial: contentLimit,
    detectLanguage: contentLimit,
    knownLanguage: contentLimit,
  },
  "features/generator/reading/read": {
    read: [contentLimit, (text) => uses.map((use) => read(text, use, playbooks.topics))],
  },
  "features/generator/reading/exclusions": {
    findExclusions: [contentLimit, (text) => languages.map((language) => findExclusions(text, language))],
    cutExclusions: [contentLimit, (text) => languages.map((language) => cutExclusions(text, language))],
  },
  "features/generator/reading/exclusions-japanese": { exclusionsInJapanese: contentLimit },
  "features/generator/reading/exclusions-words": {
    exclusionsInWords: [
      contentLimit,
      (text) => [exclusionsInWords(text, "en"), exclusionsInWords(text, "es")],
    ],
  },
  "features/generator/reading/picture-places": { placeOf: contentLimit },
  "features/generator/reading/strip-request": {
    stripRequest: [contentLimit, (text) => languages.map((language) => stripRequest(text, language))],
  },
  "features/generator/reading/ratio": { ratioOf: contentLimit },
  "features/generator/reading/parse-scene": {
    parseScene: [contentLimit, (text) => languages.map((language) => parseScene(text, language, "en"))],
  },
  "features/generator/reading/split-material": { splitMaterial: contentLimit },
  "features/generator/reading/topics": {
    speaksOf: [contentLimit, (text) => speaksOf(text, playbooks.topics.audience!)],
    topicsOf: [contentLimit, (text) => topicsOf(text, playbooks.topics)],
  },
  "features/sharing/describe-builtin": {
    describeBuiltin: [contentLimit, (text) => describeBuiltin(promptOf(text))],
  },
  "features/sharing/embed-code": {
    plainText: contentLimit,
    embedFrame: [contentLimit, (text) => embedFrame(text, text, { width: 1, height: 1 })],
    embedCode: [
      contentLimit,
      (text) => embedCode(site.origin, "a", text, { theme: "light", language: "ja", autoHeight: true }),
    ],
  },
  "features/sharing/embed-document": {
    embedDocument: [
      contentLimit,
      (text) =>
        embedDocument({
          prompt: promptOf(text),
          failed: false,
          origin: site.origin,
          language: "ja",
          view: "form",
          theme: "auto",
          words,
        }),
    ],
  },
  "features/sharing/embed-form": {
    placesOf: [contentLimit, (text) => placesOf(text, forty)],
    embedFields: [contentLimit, (text) => embedFields(variablesOf(text, null), words)],
  },
  "domain/escape-html": { escapeHtml: contentLimit, escapeXml: contentLimit },
  "features/sharing/oembed": {
    oEmbed: [contentLimit, (text) => oEmbed(promptOf(text), site)],
    linkIn: [headerLimit, (text) => linkIn(`${site.origin}/${text}`, site.origin)],
  },
  "features/runs/shown-reply": { shownReply: [replyLimit, (text) => shownReply(text, replyLimit)] },
  "features/sharing/proposed-title": {
    proposedTitle: [purposeLimit, (text) => proposedTitle(promptOf(text))],
  },
  "features/sharing/shown-texts": {
    shownTitle: [purposeLimit, (text) => shownTitle(promptOf(text))],
    shownDescription: [purposeLimit, (text) => shownDescription(promptOf(text))],
    textsBelow: [purposeLimit, (text) => textsBelow(promptOf(text))],
  },
  "features/text/visible-text": {
    countCharacters: contentLimit,
    visibleText: contentLimit,
    visibleLine: contentLimit,
  },
  "features/text/first-characters": { firstCharacters: [contentLimit, (text) => firstCharacters(text, 80)] },
  "features/text/fold-text": { foldText: contentLimit },
  "features/prompts/copies/compared-text": {
    comparedText: contentLimit,
    copiedPart: [
      contentLimit,
      (text) => copiedPart(comparedText(text), comparedText(text.replaceAll("a", "b"))),
    ],
  },
  "features/prompts/copies/compared-prompt": {
    comparedPrompt: [contentLimit, (text) => comparedPrompt(promptOf(text))],
    copiedFrom: [contentLimit, (text) => copiedFrom(promptOf(text), comparedPrompt(promptOf(text)))],
    isSamePrompt: [contentLimit, (text) => isSamePrompt(promptOf(text), comparedPrompt(promptOf(text)))],
  },
  "features/prompts/copies/read-texts": {
    templateTexts: [contentLimit, (text) => templateTexts(promptOf(text))],
    readTexts: [contentLimit, (text) => readTexts(promptOf(text))],
  },
  "features/text/likeness": {
    comparedWords: [contentLimit, (text) => comparedWords(literalPieces(text))],
    runsOf: contentLimit,
    sharedPart: [contentLimit, (text) => sharedPart(text, runsOf(text.replaceAll("a", "b")))],
  },
  "features/text/hidden-characters": { findHidden: contentLimit, cleanHidden: contentLimit },
  "features/text/typed-text": {
    typedText: [contentLimit, (text) => typedText(contentLimit).safeParse(text)],
    optionalText: [contentLimit, (text) => optionalText(contentLimit).safeParse(text)],
    typedLine: [contentLimit, (text) => typedLine(contentLimit).safeParse(text)],
    optionalLine: [contentLimit, (text) => optionalLine(contentLimit).safeParse(text)],
    optionalNote: [contentLimit, (text) => optionalNote(contentLimit).safeParse(text)],
  },
  "features/town/address": {
    townAddress: [headerLimit, (text) => townAddress("/", { search: text })],
    readableAddress: headerLimit,
  },
  "features/town/excerpt": { excerptOf: contentLimit },
  "features/town/publication-language": {
    publicationLanguage: [contentLimit, (text) => publicationLanguage(promptOf(text))],
  },
  "features/town/first-line": { firstLine: contentLimit },
  "features/town/query": { townParameters: [headerLimit, (text) => townParameters(parametersOf(text))] },
  "features/town/search-document": {
    searchDocument: [contentLimit, (text) => searchDocument(promptOf(text))],
    searchRuns: headerLimit,
  },
  "features/town/feed/atom-feed": {
    atomFeed: [
      contentLimit,
      (text) => atomFeed({ title: "a", address: "a", page: "a", language: "ja", ...site }, [promptOf(text)]),
    ],
    contentHtml: contentLimit,
    plainHtml: contentLimit,
  },
  "features/town/suggestion/suggest-builtin": {
    suggestBuiltin: [contentLimit, (text) => suggestBuiltin(promptOf(text))],
  },
  "features/text/japanese": { isJapanese: charactersPerRequest, japaneseShare: charactersPerRequest },
  "features/translation/translation-fault": {
    lineMarks: charactersPerRequest,
    keepsLineMarks: [charactersPerRequest, (text) => keepsLineMarks(text, text)],
    translationFault: [charactersPerRequest, (text) => translationFault(text, text)],
  },
  "features/text/nesting": {
    isDeeperThan: [charactersPerRequest, (text) => isDeeperThan([text], 32)],
  },
  "features/translation/object-texts": {
    textsIn: [charactersPerRequest, (text) => textsIn(text.split(""))],
    withTexts: [charactersPerRequest, (text) => withTexts(text.split(""), text.split(""))],
  },
  "features/transfer/responses": {
    encodePrompt: [contentLimit, (text) => encodePrompt(exported(text))],
  },
  "features/transfer/check-item": {
    checkItem: [contentLimit, (text) => checkItem({ originalInput: text, content: text, tags: [text] })],
    itemCleaner: [contentLimit, (text) => itemCleaner()({ content: text, versions: [{ content: text }] })],
  },
  "features/transfer/imported-history": {
    importedHistory: [
      contentLimit,
      (content) => {
        const version = {
          kind: "edited" as const,
          content,
          variables: [],
          isPinned: true,
          createdAt: new Date(0),
        };
        return importedHistory({ content, versions: [2, 1].map((number) => ({ ...version, number })) });
      },
    ],
  },
  "features/transfer/row-keys": {
    rowKeys: [
      contentLimit,
      (text) => {
        const { variables, ...row } = { ...exported(text), variables: variablesOf(text, null) };
        return rowKeys([{ ...row, variables }, row]).ofStored({ ...row, variables, folder: text });
      },
    ],
  },
  "features/transfer/schema": {
    exportParameters: [headerLimit, (text) => exportParameters(parametersOf(`/?id=${text}&format=${text}`))],
  },
  "features/transfer/formats/csv": {
    withoutFormula: contentLimit,
    parseFormula: contentLimit,
    csvRow: [contentLimit, (text) => csvRow(exported(text))],
  },
  "features/transfer/formats/dotprompt.server": {
    dotpromptFile: [contentLimit, (text) => dotpromptFile(exported(text))],
    fromHandlebars: [contentLimit, (text) => fromHandlebars(text, new Set(namesOf(text)))],
    fromForeignTemplate: [contentLimit, (text) => fromForeignTemplate(text, new Set())],
    parseInputs: [
      contentLimit,
      (text) => [
        parseInputs({ schema: { [text]: text } }),
        parseInputs({ schema: { properties: { [text]: { description: text } } } }),
      ],
    ],
  },
  "features/transfer/formats/file-name": {
    fileName: [contentLimit, (text) => fileName(1, text, "md")],
  },
  "features/transfer/formats/front-matter.server": {
    hasFrontMatter: contentLimit,
    parseFrontMatter: [
      contentLimit,
      (text) => readQuietly(`---\ntext: |\n  ${text.replaceAll("\n", " ")}\n---\n${text}`),
    ],
  },
  "features/transfer/formats/parse-toml.server": {
    parseToml: [
      contentLimit,
      (text) => [parseToml(text), parseToml(`a = ${oneLine(text)}`), parseToml(`a = "${oneLine(text)}`)],
    ],
  },
  "features/transfer/formats/parse-yaml.server": {
    parseYamlSafely: [
      yamlLimits.line / 2,
      (text) =>
        [`a: ${oneLine(text)}`, `a: [${oneLine(text)}]`, `a: "${oneLine(text)}"`].map((matter) =>
          tried(() => parseYamlSafely(matter, openBudget())),
        ),
    ],
  },
  "features/transfer/formats/markdown.server": {
    markdownFile: [contentLimit, (text) => markdownFile(exported(text))],
  },
  "features/transfer/reading/advised-item": {
    advisedItem: [contentLimit, (text) => advisedItem({ originalInput: text, content: text, tags: [text] })],
  },
  "features/transfer/reading/decode-text.server": {
    decodeText: [
      contentLimit,
      (text) => [
        decodeText(new TextEncoder().encode(text)),
        decodeText(Uint8Array.from([...text, "\xE9"], byteOf)),
      ],
    ],
  },
  "features/transfer/reading/json-items.server": {
    isChat: [contentLimit, (text) => isChat({ title: text, mapping: { text } })],
    jsonItem: [
      contentLimit,
      (text) => jsonItem({ title: text, content: text, tags: text, type: text }, true),
    ],
  },
  "features/transfer/reading/json-fault": { jsonFault: contentLimit },
  "features/transfer/reading/file-location": {
    fileLocations: [contentLimit, (text) => fileLocations([text, `${text}/a.md`])(text)],
  },
  "features/transfer/reading/read-source.server": {
    readSource: [
      contentLimit,
      (text) =>
        Promise.all(
          [false, true].map((lines) =>
            readSource(new TextEncoder().encode(text), { placeholders: true, lines, fileName: null }).catch(
              () => null,
            ),
          ),
        ),
    ],
  },
  "features/transfer/reading/read-table.server": {
    readTable: [contentLimit, (text) => readTable(`a,b\n${text}`, 5_000)],
  },
  "features/transfer/reading/read-text-file.server": {
    readTextFile: [
      contentLimit,
      (text) => readTextFile(`x${text}`, null, { placeholders: true, budget: openBudget() }),
    ],
  },
  "features/translation/protected-parts": {
    maskParts: charactersPerRequest,
    restoreParts: [charactersPerRequest, (text) => restoreParts(text, maskParts("{{a}}").parts)],
    markNumbers: charactersPerRequest,
    keepsParts: [charactersPerRequest, (text) => keepsParts(text, text)],
    withoutMarks: charactersPerRequest,
  },
  "features/translation/read-passages": {
    passageReader: [charactersPerRequest, (text) => passageReader("ja")(text)],
    splitText: [charactersPerRequest, (text) => splitText(text, 6_000)],
  },
  "http/flash": { isFlash: headerLimit, isSignInFlash: headerLimit },
  "http/redirect-to": {
    redirectTo: [
      headerLimit,
      (text) => redirectTo({ searchParams: parametersOf(`/${text}`) } as unknown as URL),
    ],
    withRedirect: [headerLimit, (text) => withRedirect("/", text)],
  },
  "http/parse-value": {
    parseValue: [contentLimit, (text) => parseValue(z.strictObject({}), { [text]: text })],
  },
  "i18n/translate": {
    createTranslator: [contentLimit, (text) => [translated(text, {}), translated("{{a}}", { a: text })]],
  },
  "platform/bookmark": {
    readBookmark: [headerLimit, (text) => readBookmark(withCookie(`bookmark=${text}`))],
  },
  "platform/cookies": {
    cookieNames: [headerLimit, (text) => cookieNames(withCookie(text))],
    readCookie: [headerLimit, (text) => readCookie(withCookie(text), "a")],
    isLocalHost: [headerLimit, (text) => isLocalHost(`http://${encodeURIComponent(text)}.example`)],
  },
  "platform/oauth/form-target": {
    formTarget: [headerLimit, (text) => tried(() => formTarget(`https://${text}`))],
  },
  "platform/rate-limits": { memberOfKey: headerLimit },
  "platform/sealed-text": { sealBy: contentLimit },
  "platform/storage-limits": { storageRefusal: [responseSize, (text) => storageRefusal(new Error(text))] },
  "platform/model/model-error": {
    modelError: [responseSize, (text) => modelError({ message: text, data: text }, "key")],
  },
  "platform/model/reply-format": {
    parseReply: [responseSize, (text) => parseReply({ text, atLimit: false } as never, z.strictObject({}))],
  },
  "platform/model/visible-reply": {
    visibleReply: [
      responseSize,
      (text) => {
        const [visible, thought] = [visibleReply(), visibleReply()];
        thought("<think>");
        for (let at = 0; at < text.length; at += 24) {
          visible(text.slice(at, at + 24));
          thought(text.slice(at, at + 24));
        }
      },
    ],
  },
  "features/runs/compare/fields": {
    trialsIn: [
      contentLimit,
      (text) =>
        trialsIn({ "trials.0.values.a": text, "trials.0.own.a": text, [`trials.0.values.${text}`]: "" }),
    ],
    choicesIn: [contentLimit, (text) => choicesIn({ "choices.0": text })],
  },
  "features/runs/compare/prepare-trials": {
    prepareTrials: [
      comparedValuesLimit,
      (text) => {
        const prompt = { content: "Write {{a}}.", variables: variablesOf("{{a}}", null) };
        return prepareTrials(prompt, { ...prompt, rival: "proposal" }, [
          { values: { a: text }, facts: text },
        ]);
      },
    ],
  },
  "features/runs/compare/text-hash": {
    textHashOf: [contentLimit, (text) => textHashOf({ content: text, variables: [] })],
  },
  "features/runs/compare/trial-answers": {
    answersTo: [contentLimit, (text) => answersTo(variablesOf("{{a}}", null), { a: text })],
    givenFacts: [
      contentLimit,
      (text) => givenFacts(variablesOf("{{a}}", null), { values: { a: text }, facts: text }),
    ],
  },
  "features/runs/try/fields": {
    saidIn: [replyLimit, (text) => saidIn({ reply1: text, answer1: text })],
  },
  "platform/model/parse-json-reply": { jsonStart: responseSize, parseJsonReply: responseSize },
  "platform/pictures/break-costs": {
    breakCosts: [contentLimit, (text) => breakCosts(signsOf(text).map((sign) => sign.text))],
  },
  "platform/pictures/break-lines": { breakLines: [contentLimit, (text) => breakLines(signsOf(text), 8, 4)] },
  "platform/pictures/compose-picture": {
    fitTitle: [contentLimit, (text) => fitTitle(signsOf(text), { width: 1_000, height: 400 })],
  },
  "platform/pictures/line-widths": { lineWidths: [contentLimit, (text) => lineWidths(signsOf(text))] },
  "platform/pictures/read-title": { splitCharacters: contentLimit, readTitle: [contentLimit, signsOf] },
  "platform/webauthn/credentials": {
    challengeOf: [
      contentLimit,
      (text) => {
        const clientDataJSON = Buffer.from(JSON.stringify({ challenge: text })).toString("base64url");
        return challengeOf({ response: { clientDataJSON } } as AssertionResponse);
      },
    ],
  },
  "platform/search/phrases": {
    phrasesOf: [contentLimit, (text) => phrasesOf([text, text])],
  },
  "platform/search/words": {
    wordsOf: contentLimit,
    hasWord: [contentLimit, (text) => hasWord(text, "筋")],
  },
  "platform/search/synonyms": {
    takeSynonyms: [contentLimit, (text) => takeSynonyms(text, playbooks.synonymsOf("ja"))],
    hasSynonym: [contentLimit, (text) => hasSynonym(text, ["筋トレ", "work out", "旅"])],
  },
  "platform/search/grams": { documentTokens: contentLimit, matchRun: contentLimit, splitRuns: contentLimit },
  "ui/bold-text": { boldText: contentLimit },
};
