import { createRoot } from "react-dom/client";

import { App } from "../../panel/app";
import { ask } from "../../panel/ask";
import { FaultNote } from "../../panel/fault-note";
import { watchSeen } from "../../panel/seen";
import { startLanguage, Translations } from "../../panel/translations";
import "../../panel/style.css";

const root = createRoot(document.getElementById("root")!);

/** Only the frame that the person opened is a panel; a page that frames this address itself gets a sentence. */
async function start() {
  startLanguage();
  const mark = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const opened = await ask("ready", { mark });
  if (!opened)
    return root.render(
      <Translations>
        <FaultNote fault={{ code: "not_opened", message: "" }} />
      </Translations>,
    );
  const [{ account }] = await Promise.all([ask("state", null), watchSeen()]);
  root.render(
    <Translations>
      <App opened={opened} start={account} />
    </Translations>,
  );
}

void start();
