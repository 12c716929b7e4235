// A third party's program: saves, shares and publishes a prompt through a client generated from the API's document.
// Arguments: the folder of the client, the API's address, a token, the client's network.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, baseUrl, token, network] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(join(folder, file)).href);
const { client } = await load("client.gen.ts");
const { createFolder, createPrompt, publishPrompt, sharePrompt, listPublicPrompts, getSharedPrompt } =
  await load("sdk.gen.ts");

client.setConfig({ baseUrl, auth: token, headers: { "CF-Connecting-IP": network }, throwOnError: true });

const { data: kept } = await createFolder({ body: { name: "Generated" } });
const { data: prompt } = await createPrompt({
  body: { originalInput: process.argv[6], content: "Write about {{topic}}.", folderId: kept.id },
});
const path = { promptId: prompt.id };
const { data: shared } = await sharePrompt({ path, body: { title: "Generated", description: "" } });
const { data: published } = await publishPrompt({
  path,
  body: { category: "ai", subcategory: "AIと倫理", showProfile: false },
});
const { data: page } = await listPublicPrompts({ query: { category: "ai" } });
const { data: view } = await getSharedPrompt({ path: { promptId: shared.shareId } });
const refused = await createPrompt({ body: { originalInput: "" }, throwOnError: false });

process.stdout.write(
  JSON.stringify({
    prompt,
    folder: kept,
    shared,
    published,
    listed: page.prompts.some(({ id }) => id === prompt.id),
    view,
    refused: refused.error,
  }),
);
