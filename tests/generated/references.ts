import * as fc from "fast-check";

/** Owner of a reference: the client, another member, another member's untouched vault, or nobody. */
export const owners = ["own", "other", "vault", "nobody"] as const;
export const things = [
  "prompt",
  "share",
  "publication",
  "post",
  "member",
  "example",
  "folder",
  "fact",
  "trash",
  "undo",
  "google",
] as const;
export type Owner = (typeof owners)[number];
export type Thing = (typeof things)[number];

const thingsByName: Record<string, readonly Thing[]> = {
  promptId: ["prompt", "publication", "publication", "share"],
  publicationId: ["publication"],
  shareId: ["share", "post"],
  postId: ["post"],
  memberId: ["member"],
  folderId: ["folder"],
  factId: ["fact"],
  itemId: ["trash"],
  undoId: ["undo"],
  exampleId: ["example"],
  idToken: ["google"],
};

const write = (owner: Owner, thing: Thing, index: number) => `@@${owner}.${thing}.${index}@@`;

/** Values of path parameters that are no ids of what a member made. */
const words: Record<string, string[]> = {
  number: ["1", "2", "3", "0", "50"],
  kind: ["category", "person", "kind"],
  target: ["marketing", "ai", "nowhere"],
};

/** Placeholder of an id in a generated request, resolved on sending; other parameters as they are. */
export const reference = (name: string, from: readonly Owner[] = owners): fc.Arbitrary<string> =>
  name in words ? fc.constantFrom(...words[name]!) : referenceTo(name, from);

const referenceTo = (name: string, from: readonly Owner[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant(from[0]!) },
        { weight: 4, arbitrary: fc.constantFrom(...from) },
      ),
      fc.constantFrom(...(thingsByName[name] ?? things)),
      fc.nat({ max: 30 }),
    )
    .map(([owner, thing, index]) => write(owner, thing, index));

const references = new RegExp(`@@(${owners.join("|")})\\.(${things.join("|")})\\.(\\d+)@@`, "g");

/** Resolves every reference in a text. */
export const resolveReferences = (
  text: string,
  find: (owner: Owner, thing: Thing, index: number) => string,
): string =>
  text.replaceAll(references, (_, owner: Owner, thing: Thing, index: string) =>
    find(owner, thing, Number(index)),
  );
