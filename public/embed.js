// Makes the frames of embedded prompts as tall as their content.
addEventListener("message", ({ data, source }) => {
  if (!data || data.type !== "resize" || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll('iframe[src*="/embed/"]')) {
    if (frame.contentWindow === source) frame.style.height = Math.min(data.height, 20000) + "px";
  }
});
