import { advice } from "./kinds/advice";
import { advertisement } from "./kinds/advertisement";
import { blogPost } from "./kinds/blog-post";
import { brainstorm } from "./kinds/brainstorm";
import { chatMessage } from "./kinds/chat-message";
import { codeReview } from "./kinds/code-review";
import { comparison } from "./kinds/comparison";
import { contractCheck } from "./kinds/contract-check";
import { coverLetter } from "./kinds/cover-letter";
import { customerReply } from "./kinds/customer-reply";
import { dataAnalysis } from "./kinds/data-analysis";
import { editing } from "./kinds/editing";
import { essay } from "./kinds/essay";
import { explanation } from "./kinds/explanation";
import { faq } from "./kinds/faq";
import { interview } from "./kinds/interview";
import { itinerary } from "./kinds/itinerary";
import { jobPosting } from "./kinds/job-posting";
import { lesson } from "./kinds/lesson";
import { mail } from "./kinds/mail";
import { manual } from "./kinds/manual";
import { meals } from "./kinds/meals";
import { minutes } from "./kinds/minutes";
import { naming } from "./kinds/naming";
import { newsletter } from "./kinds/newsletter";
import { plan } from "./kinds/plan";
import { poem } from "./kinds/poem";
import { pressRelease } from "./kinds/press-release";
import { productDescription } from "./kinds/product-description";
import { programming } from "./kinds/programming";
import { proposal } from "./kinds/proposal";
import { query } from "./kinds/query";
import { report } from "./kinds/report";
import { resume } from "./kinds/resume";
import { rolePlay } from "./kinds/role-play";
import { script } from "./kinds/script";
import { selfIntroduction } from "./kinds/self-introduction";
import { slides } from "./kinds/slides";
import { socialPost } from "./kinds/social-post";
import { speech } from "./kinds/speech";
import { spreadsheet } from "./kinds/spreadsheet";
import { story } from "./kinds/story";
import { summary } from "./kinds/summary";
import { survey } from "./kinds/survey";
import { translation } from "./kinds/translation";
import type { WritingKind } from "./writing-kind";

/** Every kind of writing that is recognised by name; `general` is the form for the rest. */
export const writingKinds: readonly WritingKind[] = [
  advice,
  advertisement,
  blogPost,
  brainstorm,
  chatMessage,
  codeReview,
  comparison,
  contractCheck,
  coverLetter,
  customerReply,
  dataAnalysis,
  editing,
  essay,
  explanation,
  faq,
  interview,
  itinerary,
  jobPosting,
  lesson,
  mail,
  manual,
  meals,
  minutes,
  naming,
  newsletter,
  plan,
  poem,
  pressRelease,
  productDescription,
  programming,
  proposal,
  query,
  report,
  resume,
  rolePlay,
  script,
  selfIntroduction,
  slides,
  socialPost,
  speech,
  spreadsheet,
  story,
  summary,
  survey,
  translation,
];
