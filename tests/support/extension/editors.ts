import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerPlainText } from "@lexical/plain-text";
import { createEditor } from "lexical";
import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { schema } from "prosemirror-schema-basic";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import Quill from "quill";

/** What a page of the tests has seen, for the tests to read. */
declare global {
  interface Window {
    sent: string[];
    keys: string[];
  }
}

window.sent = [];
window.keys = [];

/** Starts the editor that the page names; Enter in it sends, as in a chat. */
const starts: Record<string, (place: HTMLElement) => unknown> = {
  prosemirror(place) {
    const plugins = [
      keymap({ Enter: () => Boolean(window.sent.push("Enter")), "Mod-z": undo, "Mod-y": redo }),
      history(),
      keymap(baseKeymap),
    ];
    return new EditorView(place, { state: EditorState.create({ schema, plugins }) });
  },
  lexical(place) {
    const box = document.createElement("div");
    box.contentEditable = "true";
    box.setAttribute("role", "textbox");
    place.appendChild(box);
    const editor = createEditor({ onError: (error) => Promise.reject(error) });
    editor.setRootElement(box);
    registerPlainText(editor);
    registerHistory(editor, createEmptyHistoryState(), 300);
  },
  quill(place) {
    return new Quill(place);
  },
  contenteditable(place) {
    place.contentEditable = "true";
  },
  textarea(place) {
    place.innerHTML = `<form><textarea rows="4" cols="60"></textarea><button>Send</button></form>`;
  },
  input(place) {
    place.innerHTML = `<form><input size="60"><button>Send</button></form>`;
  },
};

const place = document.getElementById("editor")!;
starts[place.dataset.kind!]!(place);
addEventListener("submit", (event) => {
  event.preventDefault();
  window.sent.push("submit");
});
addEventListener("keydown", (event) => {
  if (event.isTrusted) return;
  window.keys.push(event.key);
});
