import { useEffect, useState, type RefObject } from "react";

import { useTranslation } from "~/i18n";

import { passwordLength } from "../limits";

/** The interval between changes of the line, in milliseconds: nobody hears it while they type. */
const quietMs = 600;

const fields = ["email", "password", "confirmPassword", "terms"] as const;

/** What a registration still lacks. A field counts once it can be right, not with its first character. */
function missingIn(form: HTMLFormElement): (typeof fields)[number][] {
  const values = new FormData(form);
  const [email = "", password = "", again = ""] = fields.map((name) => String(values.get(name) ?? ""));
  const isFilled = {
    email: /.@./.test(email),
    password: [...password].length >= passwordLength.min,
    confirmPassword: again !== "" && again === password,
    terms: values.has("terms"),
  };
  return fields.filter((name) => !isFilled[name]);
}

/** Says what the form around it still lacks, as it is filled in: one status, which the form's button names as its description. */
export function MissingFields({ id, form }: { id: string; form: RefObject<HTMLFormElement | null> }) {
  const { t } = useTranslation(["accounts", "shell"]);
  const [missing, setMissing] = useState<readonly (typeof fields)[number][]>(fields);
  useEffect(() => {
    const filled = form.current!;
    const look = () => setMissing((before) => unlessSame(before, missingIn(filled)));
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    };
    look();
    filled.addEventListener("input", note);
    return () => {
      clearTimeout(timer);
      filled.removeEventListener("input", note);
    };
  }, [form]);
  return (
    <p id={id} role="status" className="needs-script phrases min-h-lh text-sm text-ink-soft">
      {missing.length > 0 &&
        t("shell:missing", { fields: missing.map((name) => t(`register.field.${name}`)) })}
    </p>
  );
}

const unlessSame = <Item,>(before: readonly Item[], after: readonly Item[]) =>
  before.join() === after.join() ? before : after;
