/** What a model answers to a short line without Deep Thinking. */
export const writtenAnswer = {
  points: ["Say when and where first."],
  questions: [{ label: "For whom", question: "For whom is it?", options: ["Neighbours", "Children"] }],
  wishes: ["Two versions to choose from."],
  topics: ["notice", "festival"],
};
