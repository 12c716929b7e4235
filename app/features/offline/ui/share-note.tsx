import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

interface ShareNoteProps {
  isMaterial: boolean;
  isCut: boolean;
}

/** A note on what became of a long shared text; nothing for a short one. */
export function ShareNote({ isMaterial, isCut }: ShareNoteProps) {
  const { t } = useTranslation("offline");
  if (!isMaterial && !isCut) return null;
  return (
    <Notice className="mx-auto mt-4 max-w-3xl lg:max-w-6xl">
      {[isMaterial && t("share.material"), isCut && t("share.cut")].filter(Boolean).join(" ")}
    </Notice>
  );
}
