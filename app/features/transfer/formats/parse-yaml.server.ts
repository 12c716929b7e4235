import { Composer, isScalar, Lexer, Parser, visit, type CST, type Document } from "yaml";

import { AppError } from "~/errors";

import { yamlLimits } from "../limits";

/** Budget left for all front matter of an import, in pieces of YAML. */
export interface YamlBudget {
  pieces: number;
}

export const openBudget = (): YamlBudget => ({ pieces: yamlLimits.pieces });

/** Before a plain text or a block of text in the lexer's pieces; what follows it is no sign. */
const textMark = "\u001f";
/** Anchors, aliases, tags, directives and the end of a document. */
const sign = /^(?:[&*!%]|\.\.\.$)/;

/** Open nodes of the parser: each piece looks at all of them. */
const deepest = 40;

const refuse = (): never => {
  throw new Error("The front matter is not read.");
};

/**
 * The value of a YAML text that people and their tools write as front matter. Throws for what a few bytes can make expensive
 * (anchors, aliases, tags, merge keys, many or long lines) before it is parsed, for a key given twice, and at the first error:
 * the library would collect them all, thousands in a text of few pieces ("\q\q"). Errors: `import_too_large`, over the budget.
 */
export function parseYamlSafely(text: string, budget: YamlBudget): unknown {
  const lines = text.split("\n");
  if (lines.length > yamlLimits.lines || lines.some((line) => line.length > yamlLimits.line)) refuse();
  // Its own check of double keys compares each with each.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, logLevel: "error" });
  // The library has no option to stop at the first error.
  Object.assign(composer, { onError: refuse });
  const documents = [...composer.compose(tokensOf(text, budget))];
  if (documents.length > 1 || documents.some(({ errors }) => errors.length > 0)) refuse();
  documents.forEach(checkKeys);
  return documents[0]?.toJS({ maxAliasCount: 0 });
}

function* tokensOf(text: string, budget: YamlBudget) {
  const parser = new Parser();
  let last = "";
  for (const piece of new Lexer().lex(text)) {
    if (budget.pieces === 0) throw new AppError("import_too_large");
    budget.pieces -= 1;
    if (last !== textMark && sign.test(piece)) refuse();
    last = piece;
    yield* withoutErrors(parser.next(piece));
    if (parser.stack.length > deepest) refuse();
  }
  yield* withoutErrors(parser.end());
}

function* withoutErrors(tokens: Iterable<CST.Token>) {
  for (const token of tokens) yield token.type === "error" ? refuse() : token;
}

/** Keys are texts, each once in its mapping. */
function checkKeys(document: Document): void {
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : "<<";
        if (name === "<<" || keys.has(name)) refuse();
        keys.add(name);
      }
    },
  });
}
