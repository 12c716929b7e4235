import { hourLights } from "./hour-lights";
import type { LightFamily } from "./scene";
import { weatherLights } from "./weather-lights";

/** Everything a purpose may say about light; the hour speaks before the weather. */
export const lights: LightFamily[] = [...hourLights, ...weatherLights];
