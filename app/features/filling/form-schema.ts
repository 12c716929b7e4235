import { z } from "zod";

/** The form of a prompt's answers: any fields, read by the prompt's variables. */
export const fillForm = z.record(z.string(), z.string());
