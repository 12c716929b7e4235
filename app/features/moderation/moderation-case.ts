import type { DecisionReason, ModerationAction, ReasonCounts, ReportReason } from "~/domain/moderation";

/** A decision about a prompt, with its author's answer. */
export interface Decision {
  id: string;
  promptId: string;
  action: ModerationAction;
  reason: DecisionReason;
  /** Empty: none. */
  sentence: string;
  decidedAt: Date;
  answer: string | null;
}

export interface QueuedCase {
  promptId: string;
  title: string;
  /** Beginning of the text. */
  excerpt: string;
  reports: number;
  reasons: ReasonCounts;
  isAnswered: boolean;
  since: Date;
}

/** A page of the queue, with the last decisions. */
export interface Queue {
  cases: QueuedCase[];
  page: number;
  hasNext: boolean;
  decisions: Decision[];
}

export interface Report {
  id: string;
  reason: ReportReason;
  comment: string;
  isMember: boolean;
  isOpen: boolean;
  createdAt: Date;
}

/** A prompt before an admin. */
export interface ModerationCase {
  promptId: string;
  /** The texts while they are public, or while the author's answer waits. Null if they are private. */
  prompt: {
    shareId: string | null;
    title: string;
    description: string;
    content: string;
    /** Names these texts in a decision about them. */
    readMark: string;
  } | null;
  isPublic: boolean;
  isWithheld: boolean;
  /** The author's answer waits for a decision. */
  isAnswered: boolean;
  isReported: boolean;
  reports: Report[];
  /** About this prompt, newest first. */
  decisions: Decision[];
  /** About other prompts of its author, newest first. */
  others: Decision[];
}

/** A decision that withholds one of a member's prompts, for its author. */
export interface Withholding {
  promptId: string;
  title: string;
  /** Null if it was decided before decisions had reasons. */
  decision: Decision | null;
  mayAnswer: boolean;
}
