import { lateIsland } from "~/ui/late-island";

import type { ShownExamplesProps } from "./shown-examples";

const Island = lateIsland<ShownExamplesProps>(async () => (await import("./shown-examples")).ShownExamples);

/** Loads the code of the examples; the server does before it renders some. */
export const loadExamples = Island.load;

/**
 * The examples of a prompt on its page, whose scripts are few: they work as plain HTML. Nothing without any, unless the reader may add
 * one.
 */
export function ExamplesIsland(props: ShownExamplesProps) {
  if (props.examples.length === 0 && props.ownId === null) return null;
  return <Island {...props} awake={false} />;
}
