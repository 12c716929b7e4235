import { animation } from "./kinds/animation";
import { cinematic } from "./kinds/cinematic";
import { cooking } from "./kinds/cooking";
import { documentary } from "./kinds/documentary";
import { eventRecap } from "./kinds/event-recap";
import { explainer } from "./kinds/explainer";
import { interview } from "./kinds/interview";
import { introduction } from "./kinds/introduction";
import { logoSting } from "./kinds/logo-sting";
import { motionGraphics } from "./kinds/motion-graphics";
import { musicVideo } from "./kinds/music-video";
import { photoMovie } from "./kinds/photo-movie";
import { productPromotion } from "./kinds/product-promotion";
import { recruitment } from "./kinds/recruitment";
import { shortClip } from "./kinds/short-clip";
import { travel } from "./kinds/travel";
import { vlog } from "./kinds/vlog";

/** Kinds that say what a film is for. */
export const particularFilmKinds = [
  productPromotion,
  explainer,
  documentary,
  musicVideo,
  vlog,
  interview,
  travel,
  eventRecap,
  logoSting,
  recruitment,
  introduction,
  photoMovie,
  cooking,
];

/** Kinds that only say how or where it is shown; they count when no particular one does. */
export const mannerFilmKinds = [animation, motionGraphics, cinematic, shortClip];
