import { IndexedHead, StructuredData } from "~/client/indexed-head";
import { linkFields } from "~/domain/profile-links";
import { sitePicturePath } from "~/domain/site-pictures";
import { useTranslation } from "~/i18n";

import { feedAddress } from "../feed-address";
import type { Member } from "../responses";

interface MemberHeadProps {
  member: Member;
  name: string;
  /** The path of the page. */
  address: string;
  origin: string;
}

/** The metadata of a member's page (Open Graph, Twitter cards, schema.org), and the link to their feed. */
export function MemberHead({ member, name, address, origin }: MemberHeadProps) {
  const { t, language } = useTranslation(["people", "shell"]);
  const title = t("pageOf", { name });
  const description = member.profileBio ?? t("description", { name });
  const picture = {
    path: sitePicturePath({ page: "home", language }),
    alt: `${t("shell:product")} | ${t("shell:pictureAlt")}`,
  };
  const facts = {
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name,
      url: origin + address,
      ...(member.profileBio && { description: member.profileBio }),
      ...(member.avatarUrl && { image: origin + member.avatarUrl }),
      sameAs: linkFields.flatMap((field) => member[field] ?? []),
    },
  };
  return (
    <>
      <title>{`${title} | ${t("shell:product")}`}</title>
      <meta name="description" content={description} />
      <IndexedHead title={title} description={description} address={address} picture={picture} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t("feed", { name })}
        href={feedAddress(member.id, language)}
      />
      <StructuredData facts={facts} />
    </>
  );
}
