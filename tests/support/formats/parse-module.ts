import { readFileSync } from "node:fs";

import ts from "typescript";

export interface ModuleImport {
  /** The specifier as written: `~/errors`, `./limits`, `zod`. */
  specifier: string;
  /** An import or export of types only. */
  type: boolean;
}

export interface ParsedModule {
  imports: ModuleImport[];
  /** The names of exported values; `default` for the default export. */
  exports: string[];
  /** The texts of string literals and of JSX, imports aside. */
  strings: string[];
  /** Template literals with values, each value as `${}`. */
  templates: string[];
  /** The names of properties in object literals and types. */
  properties: string[];
  /** Calls by the function's or the method's name, and type references: their string arguments. */
  calls: { name: string; strings: string[] }[];
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

/** The texts of string literals in or under these nodes. */
const stringsIn = (nodes: readonly ts.Node[]): string[] =>
  nodes.flatMap((node) =>
    isTextLiteral(node)
      ? [node.text]
      : ts.isArrayLiteralExpression(node)
        ? stringsIn(node.elements)
        : ts.isLiteralTypeNode(node)
          ? stringsIn([node.literal])
          : ts.isTupleTypeNode(node)
            ? stringsIn(node.elements)
            : [],
  );

/** A call with its string arguments, or a type reference with its string type arguments. */
function callOf(node: ts.Node): ParsedModule["calls"][number] | undefined {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    return ts.isIdentifier(name) ? { name: name.text, strings: stringsIn(node.arguments) } : undefined;
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
    return { name: node.typeName.text, strings: stringsIn(node.typeArguments ?? []) };
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
  const parsed: ParsedModule = {
    imports: [],
    exports: source.statements.flatMap(exportsOf),
    strings: [],
    templates: [],
    properties: [],
    calls: [],
  };
  const visit = (node: ts.Node) => {
    const found = importOf(node);
    if (found) parsed.imports.push(found);
    else if (isTextLiteral(node) || ts.isJsxText(node)) parsed.strings.push(node.text);
    else if (ts.isTemplateExpression(node))
      parsed.templates.push(
        node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join(""),
      );
    else if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name))
      parsed.properties.push(node.name.text);
    const call = callOf(node);
    if (call) parsed.calls.push(call);
    if (!found || ts.isCallExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return parsed;
}
