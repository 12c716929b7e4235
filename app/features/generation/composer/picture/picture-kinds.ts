import { abstractArt } from "./kinds/abstract";
import { anime } from "./kinds/anime";
import { background } from "./kinds/background";
import { character } from "./kinds/character";
import { comic } from "./kinds/comic";
import { cover } from "./kinds/cover";
import { food } from "./kinds/food";
import { icon } from "./kinds/icon";
import { illustration } from "./kinds/illustration";
import { infographic } from "./kinds/infographic";
import { interior } from "./kinds/interior";
import { landscape } from "./kinds/landscape";
import { logo } from "./kinds/logo";
import { photo } from "./kinds/photo";
import { pixelArt } from "./kinds/pixel-art";
import { portrait } from "./kinds/portrait";
import { poster } from "./kinds/poster";
import { product } from "./kinds/product";
import { render3d } from "./kinds/render-3d";
import { storybook } from "./kinds/storybook";
import { thumbnail } from "./kinds/thumbnail";

/** Kinds that say what the picture is for or of. */
export const particularKinds = [
  portrait,
  product,
  landscape,
  logo,
  icon,
  poster,
  cover,
  thumbnail,
  infographic,
  character,
  background,
  interior,
  food,
  pixelArt,
  render3d,
  comic,
  storybook,
  abstractArt,
  anime,
];

/** Kinds that only say how it is made; they count when no particular one does. */
export const mediumKinds = [photo, illustration];
