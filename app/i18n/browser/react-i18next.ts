// What the browser gets in place of react-i18next (`vite-words.ts`); docs/decisions/020 says why.
export { Trans } from "./trans";
export { useTranslation } from "./use-translation";
