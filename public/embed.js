// Makes the frames of embedded prompts as tall as their content.
{
  const site = new URL(document.currentScript.src).origin;
  const frames = () => document.querySelectorAll(`iframe[src^="${site}/embed/"]`);
  addEventListener("message", ({ data, source }) => {
    if (!data || data.type !== "resize" || !(data.height > 0)) return;
    for (const frame of frames())
      if (frame.contentWindow === source) frame.style.height = `${Math.min(data.height, 20000)}px`;
  });
  // A widget that was there first has told its height already: it is asked to tell it again.
  for (const frame of frames()) frame.contentWindow.postMessage({ type: "measure" }, "*");
}
