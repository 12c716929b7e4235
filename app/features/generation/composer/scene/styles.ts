import { mediaStyles } from "./media-styles";
import { periodStyles } from "./period-styles";
import type { StyleFamily } from "./scene";

/** Every style a purpose may name and that has a meaning of its own; media speak before movements. */
export const styles: StyleFamily[] = [...mediaStyles, ...periodStyles];
