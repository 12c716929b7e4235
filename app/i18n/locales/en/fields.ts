import type { Dictionary } from "../ja";

export const fields: Dictionary["fields"] = {
  title: "Fields",
  lead: "Each {{mark}} in the text is a field of the form that people fill in.",
  label: "Label",
  hint: "Hint",
  kind: "Kind",
  options: "Options, one per line or with commas between them",
  optionsHint: "A choice takes these alone; other fields show them as suggestions.",
  value: "Default",
  required: "Must be filled in",
  kinds: {
    text: "Short text",
    long_text: "Long text",
    number: "Number",
    date: "Date",
    choice: "Choice",
    url: "Web address",
  },
  preview: "Preview of the form",
  previewLead: "This is what people fill in. Try it out: nothing here is saved.",
};
