import { useSyncExternalStore } from "react";

import { readAnswers } from "~/client/kept-answers";
import { useRootData } from "~/client/root-data";
import { useTranslates } from "~/client/site-translation";
import { lateIsland } from "~/ui/late-island";

import type { FillFormProps } from "./fill-form-props";

const Island = lateIsland<FillFormProps>(async () => (await import("./fill-form")).FillForm);

/** Loads the code of the form; the server does before it renders one. */
export const loadFillForm = Island.load;

const never = () => () => {};

/** The form of a prompt's variables on a page whose scripts are few: its own come at the first touch, or if there are answers to show. */
export function FillIsland(props: Omit<FillFormProps, "owner" | "translates">) {
  const { viewer } = useRootData() ?? {};
  const translates = useTranslates();
  const owner = viewer?.email ?? null;
  const hasAnswers = useSyncExternalStore(
    never,
    () => location.hash.startsWith("#v=") || readAnswers(owner, props.of) !== null,
    () => false,
  );
  // The site translator changes the server's HTML.
  const awake = hasAnswers || translates;
  return <Island {...props} owner={owner} translates={translates} awake={awake} />;
}
