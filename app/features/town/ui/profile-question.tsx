import { useTranslation } from "~/i18n";
import { Switch } from "~/ui/switch";

interface ProfileQuestionProps {
  /** The submitted values of a refused form. */
  values?: Readonly<Record<string, string>>;
}

/** Asks a member with a hidden profile, at the first publication, whether to show it; the default is no. */
export function ProfileQuestion({ values }: ProfileQuestionProps) {
  const { t } = useTranslation("people");
  return (
    <Switch
      name="openProfile"
      defaultChecked={values?.openProfile === "on"}
      label={t("openProfile")}
      description={t("openProfileHint")}
    />
  );
}
