import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { clearAnswers, saveAnswers, readAnswers } from "~/client/saved-answers";
import { valueErrors } from "~/domain/variable-values";
import { fillPrompt, type Values } from "~/domain/variables";
import type { FieldErrors } from "~/errors";

import { fillField, valuesOfFields } from "../fill-fields";
import { valuesInFragment } from "../link-values";
import type { FillFormProps } from "./fill-form-props";
import { writeFields } from "./write-fields";

interface AnswersOptions extends Pick<FillFormProps, "owner" | "of" | "content" | "variables"> {
  /** Answers of a form that was submitted without scripts. */
  submitted?: Values;
  refused?: FieldErrors;
}

/** The answers in a form: from a link, else saved by this browser, else the defaults. Spread `form` onto the form. */
export function useAnswers({ owner, of, content, variables, submitted, refused = {} }: AnswersOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(submitted ?? {});
  const [isSaved, setSaved] = useState(false);
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const touched = useRef(false);

  const read = () => {
    const next = valuesOfFields(new FormData(ref.current!), variables);
    setValues(next);
    return next;
  };
  const save = () => {
    if (!touched.current) return;
    const given = Object.entries(read()).filter(
      ([name, text]) => text !== (variables.find((one) => one.name === name)?.value ?? ""),
    );
    const own = given.filter(([name, text]) =>
      variables.some((one) => one.name === name && one.kind === "text" && !one.options.includes(text)),
    );
    saveAnswers(
      owner,
      of,
      given.length > 0 ? Object.fromEntries(given) : null,
      own.map(([name]) => name),
    );
    setSaved(given.length > 0);
  };
  const saveLate = useEffectEvent(save);
  const start = useEffectEvent((isNewLink: boolean) => {
    const saved = submitted ? null : readAnswers(owner, of);
    const linked = valuesInFragment(location.hash, variables);
    setSaved(saved !== null);
    writeFields(ref.current!, variables, { ...(isNewLink ? null : saved), ...linked }, { all: isNewLink });
    read();
  });
  // A link, the storage, and what was typed before hydration are the browser's.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => start(false), []);
  useEffect(() => {
    const follow = () => start(true);
    const leave = () => saveLate();
    addEventListener("hashchange", follow);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("hashchange", follow);
      removeEventListener("pagehide", leave);
    };
  }, []);

  // Once the errors are in the page.
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = ref.current!.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong?.querySelector("input") ?? wrong)?.focus();
  }, [refusals]);

  /** The errors by field; a text without any word needs its first answer. */
  const errorsOf = (given: Values): FieldErrors => {
    const found = valueErrors(variables, given);
    const isEmpty = Object.keys(found).length === 0 && fillPrompt(content, variables, given).trim() === "";
    return isEmpty ? { [fillField.value + variables[0]!.name]: { code: "required" } } : found;
  };

  return {
    form: {
      ref,
      onInput: () => {
        touched.current = true;
        read();
      },
      onBlur: save,
    },
    values,
    errors: checked ? errorsOf(values) : refused,
    isSaved,
    read,
    /** Puts answers into the fields, in place of what is there. */
    put(given: Values) {
      const named = variables.filter(({ name }) => Object.hasOwn(given, name));
      writeFields(ref.current!, named, given, { all: true });
      touched.current = true;
      save();
    },
    /** The answers to use; null where one is missing or wrong: its field gets the focus. */
    take(): Values | null {
      const given = read();
      touched.current = true;
      if (Object.keys(errorsOf(given)).length === 0) {
        save();
        return given;
      }
      setChecked(true);
      setRefusals((count) => count + 1);
      return null;
    },
    /** Removes the answers of all prompts from this browser, and empties the form. */
    forget() {
      touched.current = false;
      clearAnswers();
      setSaved(false);
      setChecked(false);
      if (location.hash.startsWith("#v="))
        history.replaceState(history.state, "", location.pathname + location.search);
      writeFields(ref.current!, variables, {}, { all: true });
      read();
    },
  };
}
