// What the browser gets in place of react-i18next (`vite-words.ts`); docs/decisions/023 says why.
export { Trans } from "../speech/trans";
export { useTranslation } from "./use-translation";
