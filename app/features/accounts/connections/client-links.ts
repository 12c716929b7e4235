/** The server's name in the apps' own settings. */
const name = "prompt-town";

const asBase64 = (text: string): string => btoa(text);

/** The address whose client signs in at once. */
export const signInAddress = (address: string): string => `${address}?sign-in`;

/** A link that adds the server to VS Code. */
export const vscodeLink = (url: string): string =>
  `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: "http", url }))}`;

/** A link that adds the server to Cursor. */
export const cursorLink = (url: string): string =>
  `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(asBase64(JSON.stringify({ url })))}`;

/** The settings of VS Code, and of Cursor, as text. */
export const vscodeSettings = (url: string): string =>
  JSON.stringify({ servers: { [name]: { type: "http", url } } }, null, 2);
export const cursorSettings = (url: string): string =>
  JSON.stringify({ mcpServers: { [name]: { url } } }, null, 2);

/** The command of Claude Code, and of mcp-remote. */
export const claudeCommand = (url: string): string => `claude mcp add --transport http ${name} "${url}"`;
export const remoteCommand = (url: string): string => `npx mcp-remote "${url}"`;
