import { readFileSync } from "node:fs";

import ts from "typescript";

export interface ModuleImport {
  /** The specifier as written: `~/errors`, `./limits`, `zod`. */
  specifier: string;
  /** An import or export of types alone. */
  type: boolean;
}

export interface ParsedModule {
  imports: ModuleImport[];
  /** The names of exported values; `default` for the default export. */
  exports: string[];
  /** The texts of string literals, imports aside. */
  strings: string[];
}

const isTextLiteral = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node);

/** The import of a statement or of an `import()`. */
function importOf(node: ts.Node): ModuleImport | undefined {
  if (ts.isImportDeclaration(node) && isTextLiteral(node.moduleSpecifier))
    return {
      specifier: node.moduleSpecifier.text,
      type: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  if (ts.isExportDeclaration(node) && isTextLiteral(node.moduleSpecifier))
    return { specifier: node.moduleSpecifier.text, type: node.isTypeOnly };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (isTextLiteral(argument)) return { specifier: argument.text, type: false };
  }
  return undefined;
}

/** The exported values of a top-level statement, by name. */
function exportsOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ["default"];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ["default"];
  if (ts.isFunctionDeclaration(statement)) return [statement.name!.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** Parses a TypeScript file with the compiler's own parser. */
export function parseModule(file: string): ParsedModule {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const parsed: ParsedModule = { imports: [], exports: source.statements.flatMap(exportsOf), strings: [] };
  const visit = (node: ts.Node) => {
    const found = importOf(node);
    if (found) parsed.imports.push(found);
    else if (isTextLiteral(node)) parsed.strings.push(node.text);
    if (!found || ts.isCallExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return parsed;
}
