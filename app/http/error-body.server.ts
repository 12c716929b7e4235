import type { Translate } from "~/i18n/translate";

import type { AppError, FieldErrorCode } from "~/errors";

/** The JSON form of an error: a sentence in the caller's language, a stable code, and the fields it is about. */
export interface ErrorBody {
  error: string;
  code: string;
  fields?: Record<string, { code: FieldErrorCode; message: string; limit?: number }>;
}

/** Puts an error into words. */
export function toErrorBody(error: AppError, t: Translate): ErrorBody {
  const body: ErrorBody = { error: t(`errors:${error.code}`, { limit: error.limit }), code: error.code };
  if (!error.fields) return body;
  const fields = Object.entries(error.fields).map(([name, complaint]) => {
    const message = t(`errors:field.${complaint.code}`, { limit: complaint.limit });
    return [name, { ...complaint, message }] as const;
  });
  // The first complaint is the sentence: clients that only show `error` still say what to do.
  return { ...body, error: fields[0]?.[1].message ?? body.error, fields: Object.fromEntries(fields) };
}
