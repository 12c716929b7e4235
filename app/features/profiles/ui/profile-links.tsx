import { linkFields, type LinkField } from "~/domain/profile-links";
import { useTranslation } from "~/i18n";

/** A person's external links, with `rel` for user content. */
export function ProfileLinks({ links }: { links: Record<LinkField, string | null> }) {
  const { t } = useTranslation();
  const given = linkFields.flatMap((field) => (links[field] ? [{ field, address: links[field] }] : []));
  if (given.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {given.map(({ field, address }) => (
        <li key={field}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer ugc"
            className="text-link inline-flex min-h-11 items-center"
          >
            {t(`creator.links.${field}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
