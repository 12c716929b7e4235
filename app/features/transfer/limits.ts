/** File formats of an export, in the order of its files. */
export const exportFormats = ["json", "csv", "markdown", "prompt"] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Choices for a prompt that the library has otherwise: nothing, a second prompt, or a new version. */
export const importChoices = ["skip", "both", "replace"] as const;

export type ImportChoice = (typeof importChoices)[number];

/** How the bytes of a file were read, by the names that people find in their tools. */
export type Encoding = "UTF-8" | "UTF-16" | "Shift_JIS" | "Windows-1252";

/** Meanings of a column of an unknown table. */
export const columnRoles = ["content", "originalInput", "tags", "folder"] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** The largest upload of an import, in bytes, and what it may unpack to, in bytes and files. */
export const importLimits = {
  upload: 10 * 1024 * 1024,
  unpacked: 20 * 1024 * 1024,
  files: 6_000,
  /** Prompts of one import. */
  rows: 5_000,
  /** Lines of a text whose lines are prompts, with the empty ones. */
  lines: 20_000,
  /** Prompts of one API call, and its bytes. */
  call: 500,
  callBytes: 8 * 1024 * 1024,
  /** Objects of a JSON file, which take far more memory than their characters. */
  objects: 1_000_000,
  /** Hidden characters that are reported. */
  hidden: 200_000,
  /** Prompts that readers see, compared with others' at a time. */
  compared: 20,
};

/**
 * Front matter of a text file: most lines, characters of a line (definitions of variables are one line and take 40,000), and
 * characters; and the pieces of YAML (words, signs, breaks) in all files of an import.
 */
export const yamlLimits = { lines: 100, line: 50_000, file: 100_000, pieces: 1_000_000 };

/** Prompts of one round of an import, and the characters after which a round ends early. */
export const importRound = { rows: 50, characters: 400_000 };

/** Prompts, characters of their texts, faults, kinds of hidden characters and doubtful rows listed on the page of an import. */
export const listedItems = { rows: 100, characters: 300_000, faults: 200, hidden: 20, doubtful: 50 };

/** Hours after which an unfinished import is deleted. */
export const importHours = 24;

/** Most prompts of an export by their ids. */
export const exportedIds = 500;

/** Versions of a prompt that an import takes. */
export const versionsLimit = 1_000;

/** The highest number of a version that an import takes over: edits go on from it. */
export const highestImported = 1_000_000;

/** The upload of the import's form. */
export const importUpload = {
  field: "file",
  limit: importLimits.upload,
  tooLarge: "import_too_large",
} as const;
