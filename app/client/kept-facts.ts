import { workItem } from "./browser-store";

export const visitorFacts = workItem("facts");

/** Set in a browser in which a member with facts has been. */
export const memberHasFacts = workItem("hasFacts");

/** Whether the reader may have facts to offer: their code is loaded at once then, and else with the first use of a form. */
export const mayHaveFacts = (): boolean => visitorFacts.read() !== null || memberHasFacts.read() !== null;
