import { perform } from "./steps.mjs";

/**
 * Runs lists of commands in parallel, the commands of a list one after the other until one fails. The last command of the first
 * list shows its output as it comes, the others after a failure only. After all have ended, a failure ends this process.
 */
export async function runTogether(...lists) {
  const codes = await Promise.all(lists.map((commands, index) => runInTurn(commands, index === 0)));
  const failure = codes.find((code) => code !== 0);
  if (failure !== undefined) process.exit(failure);
}

async function runInTurn(commands, isLastShown) {
  for (const [index, [command, ...args]] of commands.entries()) {
    const isShown = isLastShown && index === commands.length - 1;
    const { code, output } = await perform(command, args, { isShown });
    if (code === 0) continue;
    process.stderr.write(output);
    return code;
  }
  return 0;
}
