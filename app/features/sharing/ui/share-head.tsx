import { useTranslation } from "react-i18next";

import type { Language } from "~/languages";

import { shownDescription, shownTitle } from "../shown-texts";
import type { SharedPrompt } from "../shared-prompt";

interface ShareHeadProps {
  prompt: SharedPrompt;
  /** Scheme and host of this site. */
  origin: string;
  author: string | null;
}

/** What other sites and search engines read of a shared prompt (Open Graph, Twitter cards, schema.org, oEmbed discovery). */
export function ShareHead({ prompt, origin, author }: ShareHeadProps) {
  const { t, i18n } = useTranslation(["sharing", "shell"]);
  const title = shownTitle(prompt);
  const description = shownDescription(prompt);
  const address = `${origin}/prompts/${prompt.shareId}`;
  const picture = `${origin}/pictures/${prompt.shareId}.png?v=${fingerprint(title)}`;
  const facts = {
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    name: title,
    description,
    url: address,
    image: picture,
    text: prompt.content,
    keywords: prompt.tags.join(", "),
    dateCreated: prompt.createdAt.toISOString(),
    dateModified: prompt.updatedAt.toISOString(),
    author: { "@type": author ? "Person" : "Organization", name: author ?? t("page.fallbackCreator") },
    isAccessibleForFree: true,
  };
  return (
    <>
      <title>{`${title} | ${t("shell:product")}`}</title>
      <meta name="description" content={description} />
      {prompt.isPublic ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={t("shell:product")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={locales[i18n.language as Language]} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${origin}/oembed?${new URLSearchParams({ url: address })}`}
        title={title}
      />
      <script
        type="application/ld+json"
        // Data, no markup: a "<" of somebody's text cannot end the element.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}

/** Another title is another picture, and so another address: other sites keep what they have fetched. */
const fingerprint = (text: string): string => {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + sign.codePointAt(0)!) % 2_147_483_647;
  return sum.toString(36);
};

const locales: Record<Language, string> = { ja: "ja_JP", en: "en_US", es: "es_ES" };
