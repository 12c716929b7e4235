import { createRoot } from "react-dom/client";
import { browser } from "wxt/browser";

import { ask } from "../../panel/ask";
import { Options } from "../../panel/options";
import { startLanguage, Translations } from "../../panel/translations";
import "../../panel/style.css";

const root = createRoot(document.getElementById("root")!);

startLanguage();
const [start, { origins = [] }] = await Promise.all([ask("state", null), browser.permissions.getAll()]);
root.render(
  <Translations>
    <Options start={start} allowed={origins} />
  </Translations>,
);
