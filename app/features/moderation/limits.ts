/** Maximum lengths in characters: of a report's comment, of an admin's sentence, of an author's answer. */
export const commentLimit = 1_000;
export const sentenceLimit = 500;
export const answerLimit = 2_000;

/** Reports per UTC day: by a network and by a member. */
export const reportsADay = { ofNetwork: 40, ofMember: 20 };

/** Cases per page of the queue, and its last page. */
export const casesPerPage = 10;
export const queuePagesLimit = 50;

/** Maximum number of reports and of an author's decisions on a case's page, newest first; decisions below the queue. */
export const shownReports = 20;
export const shownDecisions = 10;

/** Maximum length of a prompt's beginning in the queue, in characters. */
export const excerptLength = 300;
