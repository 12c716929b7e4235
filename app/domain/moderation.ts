export const reportReasons = ["spam", "copied", "dangerous", "personal", "indecent", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Reasons of an admin's decision: those of a report, or that the rules are kept. */
export const decisionReasons = [...reportReasons, "none"] as const;

export type DecisionReason = (typeof decisionReasons)[number];

/**
 * Admins' decisions about a prompt. `hide`: private, and back in its place when lifted; `remove`: out of the town as well; `uphold`:
 * stays so after its author's answer.
 */
export const moderationActions = ["keep", "hide", "remove", "uphold", "lift"] as const;

export type ModerationAction = (typeof moderationActions)[number];

/** Number of reports by reason; a missing reason has none. */
export type ReasonCounts = Partial<Record<ReportReason, number>>;
