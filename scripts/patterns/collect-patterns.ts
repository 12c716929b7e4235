import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export interface FoundPattern {
  /** "app/features/generator/reading/read.ts:126" */
  place: string;
  source: string;
  flags: string;
}

const shipped = ["{app,workers,public}/**/*.{ts,tsx,js}", "build-plugins/*.ts"];
const isTest = /\.test\.|\.test-data\./;

/**
 * The patterns of the shipped code: literals between slashes, and the places that build one from other text
 * (`new RegExp`).
 */
export function collectPatterns(root: string): { literals: FoundPattern[]; builders: string[] } {
  const literals: FoundPattern[] = [];
  const builders: string[] = [];
  for (const file of shipped
    .flatMap((glob) => globSync(glob, { cwd: root }))
    .filter((name) => !isTest.test(name))) {
    const tree = ts.createSourceFile(
      file,
      readFileSync(join(root, file), "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    const placeOf = (node: ts.Node) =>
      `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        literals.push({
          place: placeOf(node),
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
        });
      }
      if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText(tree) === "RegExp"
      )
        builders.push(placeOf(node));
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, builders };
}
