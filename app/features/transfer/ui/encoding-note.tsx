import { useTranslation } from "~/i18n";

import type { Encoding } from "../limits";

/** How the bytes of a file were read: without a mark it is a guess, which its letters confirm. */
export function EncodingNote({ encodings }: { encodings?: readonly Encoding[] }) {
  const { t } = useTranslation("transfer");
  if (!encodings?.length) return null;
  return <p className="text-sm text-ink-soft">{t("preview.encoding", { names: encodings.join(", ") })}</p>;
}
