import type { ExamplePicture } from "~/domain/example-pictures";
import { langOf } from "~/domain/prompt-languages";
import { versionQuery } from "~/domain/version-number";
import { IndexedHead, StructuredData } from "~/client/indexed-head";
import { useTranslation } from "~/i18n";

import { versionPaths } from "../version-paths";
import { isListed, shownDescription, shownTitle } from "../shown-texts";
import type { SharedPrompt } from "../responses";

interface ShareHeadProps {
  prompt: SharedPrompt;
  origin: string;
  author: string | null;
  /** The first picture that the prompt made, in place of the drawn one. */
  picture?: ExamplePicture | null;
}

/** The metadata of a share page (Open Graph, Twitter cards, schema.org, oEmbed discovery). */
export function ShareHead({ prompt, origin, author, picture: made }: ShareHeadProps) {
  const { t } = useTranslation(["sharing", "shell"]);
  const title = shownTitle(prompt);
  const description = shownDescription(prompt);
  const path = `/prompts/${prompt.shareId}`;
  const address = origin + path;
  const drawn = `/pictures/${prompt.shareId}.png?v=${fingerprint(title)}`;
  const picture = made ? { ...made, path: made.url } : { path: drawn, alt: title };
  const facts = {
    "@type": "CreativeWork",
    name: title,
    description,
    url: address,
    image: origin + picture.path,
    text: prompt.content,
    inLanguage: langOf(prompt.language),
    keywords: prompt.tags.join(", "),
    dateCreated: prompt.createdAt.toISOString(),
    dateModified: prompt.updatedAt.toISOString(),
    author: { "@type": author ? "Person" : "Organization", name: author ?? t("shell:product") },
    isAccessibleForFree: true,
  };
  return (
    <>
      <title>{`${title} | ${t("shell:product")}`}</title>
      <meta name="description" content={description} />
      {prompt.isPublic && (
        <IndexedHead
          title={title}
          description={description}
          address={path}
          type="article"
          picture={picture}
          versions={versionPaths(prompt.versions)}
        />
      )}
      {!isListed(prompt) && <meta name="robots" content="noindex" />}
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${origin}/oembed?${new URLSearchParams({ url: address + versionQuery(prompt.version) })}`}
        title={title}
      />
      <StructuredData facts={facts} />
    </>
  );
}

/** The title is part of the picture's URL, because other sites cache pictures. */
const fingerprint = (text: string): string => {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) % 2_147_483_647;
  return sum.toString(36);
};
