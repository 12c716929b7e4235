import { categoryNames, subcategoriesOf } from "~/domain/categories";

/** The request of a write; ids come from earlier responses. */
export interface MemberWrite {
  page: string;
  /** Sender, if not the member; each visitor is a network of its own. */
  by?: "visitor" | "admin";
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  address: (ids: Ids) => string;
  /** The body, or what makes it of the ids. */
  body?: object | ((ids: Ids) => object);
  /** The fields of a page's form, instead of a body. */
  form?: Record<string, string>;
  /** The name under which the response's id is stored. */
  keeps?: keyof Ids;
}

export interface Ids {
  folder: string;
  prompt: string;
  undo: string;
  /** The share id of another member's prompt. */
  shared: string;
  other: string;
  /** The id of a public prompt that visitors report. */
  reported: string;
  /** A member with a public profile. */
  person: string;
  example: string;
}

const category = categoryNames[0]!;
const content =
  "# 役割\nあなたは文章の専門家です。\n\n# 手順\n1. 目的を読み取る。\n2. 下書きを書く。\n".repeat(8);

const decision = (page: string, action: "keep" | "hide" | "lift"): MemberWrite => ({
  page,
  by: "admin",
  method: "POST",
  address: ({ reported }) => `/moderation/${reported}`,
  form: { action, reason: "spam", sentence: "計測のため。" },
});

/** The writes of a member to a prompt and a folder, from creation to deletion, a visitor's report and an admin's decisions. */
export const memberWrites = (round: number): MemberWrite[] => [
  {
    page: "create a folder",
    method: "POST",
    address: () => "/api/folders",
    body: { name: `計測 ${round}` },
    keeps: "folder",
  },
  {
    page: "rename a folder",
    method: "PATCH",
    address: ({ folder }) => `/api/folders/${folder}`,
    body: { name: `計測 ${round} 改` },
  },
  {
    page: "save a prompt",
    method: "POST",
    address: () => "/api/prompts",
    body: { originalInput: "計測のお礼状", content, tags: ["計測", "お礼", "手紙"] },
    keeps: "prompt",
  },
  {
    page: "edit tags",
    method: "PATCH",
    address: ({ prompt }) => `/api/prompts/${prompt}`,
    body: { tags: ["計測", "お礼", "年賀状"] },
  },
  {
    page: "edit content",
    method: "PATCH",
    address: ({ prompt }) => `/api/prompts/${prompt}`,
    body: { content: `${content}3. 読み直す。` },
  },
  {
    page: "edit content again",
    method: "PATCH",
    address: ({ prompt }) => `/api/prompts/${prompt}`,
    body: { content: `${content}3. 二度読み直す。` },
  },
  {
    page: "restore a version",
    method: "POST",
    address: ({ prompt }) => `/api/prompts/${prompt}/versions/1/restore`,
  },
  {
    page: "pin a version",
    method: "PATCH",
    address: ({ prompt }) => `/api/prompts/${prompt}/versions/2`,
    body: { isPinned: true },
  },
  {
    page: "share",
    method: "POST",
    address: ({ prompt }) => `/api/prompts/${prompt}/share`,
    body: { title: "計測のお礼状", description: "短く、温かく。" },
  },
  {
    page: "publish",
    method: "POST",
    address: ({ prompt }) => `/api/prompts/${prompt}/publish-to-town`,
    body: { category, subcategory: subcategoriesOf(category)[0]!, title: "計測のお礼状", showProfile: false },
  },
  {
    page: "make private",
    method: "PATCH",
    address: ({ prompt }) => `/api/prompts/${prompt}/toggle-public`,
  },
  {
    page: "make public",
    method: "PATCH",
    address: ({ prompt }) => `/api/prompts/${prompt}/toggle-public`,
  },
  {
    page: "publish in another language",
    method: "POST",
    address: ({ prompt }) => `/api/prompts/${prompt}/languages`,
    body: {
      language: "es",
      originalInput: "Carta de medición",
      content: "Escribe una carta de agradecimiento.",
    },
  },
  {
    page: "unlink a version",
    method: "DELETE",
    address: ({ prompt }) => `/api/prompts/${prompt}/languages`,
  },
  {
    page: "unfollow a category",
    method: "DELETE",
    address: () => `/api/follows/category/${category}`,
  },
  {
    page: "follow a category",
    method: "POST",
    address: () => "/api/follows",
    body: { kind: "category", target: category },
  },
  {
    page: "follow a person",
    method: "POST",
    address: () => "/api/follows",
    body: ({ person }) => ({ kind: "person", target: person }),
  },
  {
    page: "unfollow a person",
    method: "DELETE",
    address: ({ person }) => `/api/follows/person/${person}`,
  },
  {
    page: "add a text example",
    method: "POST",
    address: ({ prompt }) => `/api/my-town-prompts/${prompt}/examples`,
    body: { text: content, values: {} },
  },
  {
    page: "add another example",
    method: "POST",
    address: ({ prompt }) => `/api/my-town-prompts/${prompt}/examples`,
    body: { text: "短く、温かいお礼状です。", values: {} },
    keeps: "example",
  },
  {
    page: "change an example",
    method: "PATCH",
    address: ({ prompt, example }) => `/api/my-town-prompts/${prompt}/examples/${example}`,
    body: { text: "短く、温かく、丁寧なお礼状です。" },
  },
  {
    page: "move an example",
    method: "POST",
    address: ({ prompt, example }) => `/api/my-town-prompts/${prompt}/examples/${example}/move`,
    body: { position: 1 },
  },
  {
    page: "remove an example",
    method: "DELETE",
    address: ({ prompt, example }) => `/api/my-town-prompts/${prompt}/examples/${example}`,
  },
  { page: "unpublish", method: "DELETE", address: ({ prompt }) => `/api/public-prompts/${prompt}` },
  {
    page: "move several",
    method: "POST",
    address: () => "/api/prompts/batch",
    body: ({ folder }) => ({ matching: { tag: ["計測"] }, action: "move", folderId: folder }),
    keeps: "undo",
  },
  { page: "undo a move", method: "POST", address: ({ undo }) => `/api/undo/${undo}` },
  {
    page: "tag several",
    method: "POST",
    address: () => "/api/prompts/batch",
    body: { matching: { tag: ["計測"] }, action: "tag", tag: "まとめて" },
    keeps: "undo",
  },
  { page: "undo a tag", method: "POST", address: ({ undo }) => `/api/undo/${undo}` },
  { page: "save to the shelf", method: "PUT", address: ({ other }) => `/api/shelf/${other}` },
  { page: "use a prompt", method: "POST", address: ({ other }) => `/prompts/${other}/used` },
  { page: "take off the shelf", method: "DELETE", address: ({ other }) => `/api/shelf/${other}` },
  { page: "delete a prompt", method: "DELETE", address: ({ prompt }) => `/api/prompts/${prompt}` },
  { page: "restore a prompt", method: "POST", address: ({ prompt }) => `/api/trash/${prompt}/restore` },
  {
    page: "delete several",
    method: "POST",
    address: () => "/api/prompts/batch",
    body: { matching: { tag: ["計測"] }, action: "delete" },
  },
  {
    page: "remix a prompt",
    method: "POST",
    address: ({ shared }) => `/api/prompts/${shared}/remix`,
    body: { content: `${content}3. 短くする。` },
    keeps: "prompt",
  },
  {
    page: "publish a remix",
    method: "POST",
    address: ({ prompt }) => `/api/prompts/${prompt}/publish-to-town`,
    body: { category, subcategory: subcategoriesOf(category)[0]!, title: "計測のリミックス" },
  },
  { page: "delete a remix", method: "DELETE", address: ({ prompt }) => `/api/prompts/${prompt}` },
  {
    page: "report a prompt",
    by: "visitor",
    method: "POST",
    address: ({ reported }) => `/api/public-prompts/${reported}/reports`,
    body: { reason: "spam", comment: "三行目を見てください。" },
  },
  decision("keep a reported prompt", "keep"),
  decision("hide a prompt", "hide"),
  decision("lift a decision", "lift"),
  { page: "delete a folder", method: "DELETE", address: ({ folder }) => `/api/folders/${folder}` },
  { page: "restore a folder", method: "POST", address: ({ folder }) => `/api/trash/${folder}/restore` },
  { page: "delete it again", method: "DELETE", address: ({ folder }) => `/api/folders/${folder}` },
  { page: "empty the trash", method: "DELETE", address: () => "/api/trash" },
];
