import type { Dictionary } from "../ja";

export const why: Dictionary["why"] = {
  title: "Why your prompt is short",
  lead: "Writing more does not make a prompt better. We measured it.",
  how: {
    title: "How we measured",
    text: "The same AI gets the bare line and the version we changed. Readers who do not know which reply is which compare the two with what the person really needed.",
    date: "Results of {{date}}. Won: the changed version did better.",
  },
  helps: "What helped",
  doesNot: "What did not help, or made it worse",
  score: "Cases: {{cases, number}}. Won {{won, number}}, tied {{tied, number}}, lost {{lost, number}}.",
  comparisons: {
    told: {
      title: "A line with facts told in the form (against the bare line)",
      text: "Names, dates, amounts, what happened: forty scribbled words at most, and every case got better.",
    },
    asked: {
      title: "The line alone, and the AI asks the rest first (against the bare line)",
      text: "The prompt ends by telling the AI what to ask you. One press, and every case got better.",
    },
    toldOrAsked: {
      title: "Facts told in the form (against “ask me first”)",
      text: "Anybody can type “before you answer, ask me up to three short questions”. Telling the facts here did clearly better.",
    },
    askedOrAsked: {
      title: "The line alone, and the AI asks the rest first (against “ask me first”)",
      text: "Naming what to ask for helped. It costs about a third more typed words.",
    },
    beforeOrAsked: {
      title: "This site as it used to be: a line and tapped answers (against “ask me first”)",
      text: "We asked for attitudes. A sentence that asks for facts beat us, so we started over.",
    },
    answers: {
      title: "A short line with tapped answers",
      text: "What no AI can know is your own situation. A few answers, ten seconds: nothing we wrote helped as much.",
    },
    points: {
      title: "A short line with points written for that very line",
      text: "Where nothing was answered, a few points made for this line alone help.",
    },
    pointsReady: {
      title: "A short line with ready-made points for its kind of task",
      text: "Good advice that nobody asked for pulled the reply away. So you choose it where you want it.",
    },
    pointsToo: {
      title: "Three answers and expert points (against the answers alone)",
      text: "Once the answers are there, points add nothing.",
    },
    pointsOnDetail: {
      title: "A detailed line with expert points",
      text: "The AI knew them already. They pulled the reply away from what was asked.",
    },
    expert: {
      title: "A detailed line rewritten with a role, sections and rules",
      text: "The style that guides recommend. It did not win once.",
    },
    ours: {
      title: "This site as it used to be: detailed lines",
      text: "We added roles, steps, criteria and self-checks. We lost, so we stopped.",
    },
    oursShort: {
      title: "This site as it used to be: short lines",
      text: "There, too, the bare line did better.",
    },
  },
  example: {
    title: "For example",
    line: "Text to my mother-in-law, say no without upsetting her",
    asked: "We ask three things about this line. Answered, they make this prompt.",
    answers: [
      "- The request, the person, the date: my mother-in-law, two nights at New Year",
      "- The real reason, and how much of it to tell: my husband works; say only work",
      "- What must not be in it or be used: my health",
    ],
    end: "That is all the AI is given.",
  },
  rules: {
    title: "So this is what we do",
    items: [
      "Your words come first, every one of them.",
      "We ask for facts that the line leaves open. Every answer is optional, and the AI asks about anything missing first.",
      "Expert points are offered, never slipped in. Tap one, and it is your wish.",
      "A line that says enough is told so, and left alone.",
    ],
  },
  limits:
    "These are comparisons of few cases: they show large differences and miss small ones. When there are new results, good or bad, we will change this page.",
  action: "Start with one line",
};
