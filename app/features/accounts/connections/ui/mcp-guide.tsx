import type { ReactNode } from "react";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { CopyText } from "./copy-text";

/** The server's name in the apps' own settings. */
const serverName = "prompt-town";

/** The address whose client signs in at once. */
const signInAddress = (address: string): string => `${address}?sign-in`;

/** A link that adds the server to VS Code. */
const vscodeLink = (url: string): string =>
  `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: serverName, type: "http", url }))}`;

/** A link that adds the server to Cursor. */
const cursorLink = (url: string): string =>
  `cursor://anysphere.cursor-deeplink/mcp/install?name=${serverName}&config=${encodeURIComponent(btoa(JSON.stringify({ url })))}`;

/** The settings of VS Code, and of Cursor, as text. */
const vscodeSettings = (url: string): string =>
  JSON.stringify({ servers: { [serverName]: { type: "http", url } } }, null, 2);
const cursorSettings = (url: string): string =>
  JSON.stringify({ mcpServers: { [serverName]: { url } } }, null, 2);

/** The command of Claude Code, and of mcp-remote. */
const claudeCommand = (url: string): string => `claude mcp add --transport http ${serverName} "${url}"`;
const remoteCommand = (url: string): string => `npx mcp-remote "${url}"`;

const settings = {
  claude: "https://claude.ai/settings/connectors",
  chatgpt: "https://chatgpt.com/#settings/Connectors",
};

const tools = [
  ["search_town", "searchTown"],
  ["get_prompt", "getPrompt"],
  ["fill_prompt", "fillPrompt"],
  ["ask_questions", "askQuestions"],
  ["generate_prompt", "generatePrompt"],
  ["improve_prompt", "improvePrompt"],
  ["compare_prompt", "comparePrompt"],
  ["save_prompt", "savePrompt"],
  ["list_library", "listLibrary"],
] as const;

const names = { claude: "Claude", chatgpt: "ChatGPT", vscode: "VS Code", cursor: "Cursor" };

type App = keyof typeof names;

/** How to connect an AI app, and what it can do then. */
export function McpGuide({ address }: { address: string }) {
  const { t } = useTranslation("mcp");
  const url = signInAddress(address);
  return (
    <article className="phrases mx-auto max-w-2xl py-8">
      <h1 className="text-xl">{t("title")}</h1>
      <p className="mt-3 text-ink-soft">{t("lead")}</p>
      <Section title={t("address.title")}>
        <p className="mt-2">{t("address.text")}</p>
        <CopyText label={t("address.label")} text={url} />
        <p className="mt-2 text-sm text-ink-soft">{t("address.visitor")}</p>
      </Section>
      <Section title={t("setUp")}>
        <AppSteps app="claude" link={settings.claude}>
          <p className="mt-3">{t("apps.claude.code")}</p>
          <CopyText label={t("apps.claude.code")} text={claudeCommand(url)} hideLabel />
        </AppSteps>
        <AppSteps app="chatgpt" link={settings.chatgpt} />
        <AppSteps app="vscode" link={vscodeLink(url)}>
          <p className="mt-3">{t("apps.vscode.code")}</p>
          <CopyText label={t("apps.vscode.code")} text={vscodeSettings(url)} hideLabel />
        </AppSteps>
        <AppSteps app="cursor" link={cursorLink(url)}>
          <p className="mt-3">{t("apps.cursor.code")}</p>
          <CopyText label={t("apps.cursor.code")} text={cursorSettings(url)} hideLabel />
        </AppSteps>
        <h3 className="mt-6 text-base">{t("others.title")}</h3>
        <p className="mt-2">{t("others.text")}</p>
        <CopyText label={t("others.text")} text={remoteCommand(url)} hideLabel />
        <p className="mt-3">
          {t("others.token")}{" "}
          <Link to={href("/profile")} className="text-link">
            {t("others.profile")}
          </Link>
        </p>
        <CopyText label={t("others.token")} text="Authorization: Bearer pt_…" hideLabel />
        <p className="mt-3 text-sm text-ink-soft">{t("others.language")}</p>
      </Section>
      <Section title={t("use.title")}>
        <p className="mt-2">{t("use.prompts")}</p>
        <p className="mt-3">{t("use.tools")}</p>
        <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-accent">
          {tools.map(([name, word]) => (
            <li key={name}>
              <code translate="no">{name}</code>: {t(`use.${word}`)}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">{t("use.limits")}</p>
      </Section>
      <Section title={t("safety.title")}>
        <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-accent">
          {t.all("safety.items").map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function AppSteps({ app, link, children }: { app: App; link: string; children?: ReactNode }) {
  const { t } = useTranslation("mcp");
  return (
    <section className="mt-6">
      <h3 translate="no" className="text-base">
        {names[app]}
      </h3>
      <ol className="mt-2 list-decimal space-y-1.5 pl-6 marker:text-ink-soft">
        {t.all(`apps.${app}.steps`).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button asChild variant="secondary" className="mt-3 max-sm:w-full">
        <a href={link} rel="noreferrer">
          {t(`apps.${app}.open`)}
        </a>
      </Button>
      {children}
    </section>
  );
}
