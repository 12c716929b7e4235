import { parseAst, type Plugin } from "vite";

/** Any node of a parsed module. */
interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node;
  expression?: boolean;
}

const loops = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;
const functions = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
const count = "globalThis.work.count++";

/** Libraries that read or write people's text. */
export const countedLibraries = ["markdown-it", "yaml", "diff", "fflate", "zod"] as const;

const counted = new RegExp(
  `/app/[^?]*\\.tsx?$|/node_modules/(?:${countedLibraries.join("|")})/[^?]*\\.m?js(?:\\?|$)`,
);

/** Instruments every function and loop iteration of `app/` and of these libraries for counting (`work.ts`). */
export function countWork(): Plugin {
  return {
    name: "count-work",
    enforce: "post",
    transform(code, id) {
      if (!counted.test(id)) return undefined;
      const inserts: [at: number, text: string][] = [];
      const visit = (node: Node) => {
        const { body } = node;
        if (body && (loops.test(node.type) || functions.test(node.type))) {
          if (body.type === "BlockStatement") inserts.push([body.start + 1, `${count};`]);
          else if (functions.test(node.type)) inserts.push([body.start, `(${count},`], [body.end, ")"]);
          else inserts.push([body.start, `{${count};`], [body.end, "}"]);
        }
        for (const part of Object.values(node).flat())
          if (part !== null && typeof part === "object" && typeof part.type === "string") visit(part as Node);
      };
      visit(parseAst(code) as unknown as Node);
      // From the last on, so that earlier positions stay valid.
      const instrumented = inserts
        .toSorted(([one], [other]) => other - one)
        .reduce((rest, [at, text]) => rest.slice(0, at) + text + rest.slice(at), code);
      return { code: `globalThis.work ??= { count: 0 };${instrumented}`, map: null };
    },
  };
}
