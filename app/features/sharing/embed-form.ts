import { mostTaps, templateLines, type Variable } from "~/domain/variables";
import { escapeHtml } from "~/domain/escape-html";

interface FormWords {
  required: string;
  choose: string;
  own: string;
}

export const embedFormStyle = `
#form{display:grid;gap:12px;margin:0 0 12px}
#form fieldset{margin:0;padding:0;border:0}
#form legend{padding:0}
#form :is(label,legend){font-size:14px;font-weight:600}
#form small{font-weight:400;color:var(--soft)}
#form :is(input:not([type=radio]),select,textarea){display:block;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--strong);border-radius:10px;background:var(--surface);color:inherit;font:inherit;font-weight:400}
#form :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
#form textarea{field-sizing:content;min-height:72px;max-height:40vh}
.taps{display:flex;flex-wrap:wrap;gap:4px 14px}
#form .taps label{display:flex;align-items:center;gap:6px;min-height:44px;font-weight:400}
#text b{font-weight:400;color:var(--soft)}
#text b.on{color:inherit;font-weight:600}
`.replaceAll("\n", "");

/**
 * The script of the widget's form: fills the text as `fillPieces` does, and copies only with every required answer. It sends
 * nothing. Constant, so that a hash can allow it.
 */
export const embedFormScript = `(()=>{
const text=document.getElementById("text"),form=document.getElementById("form");
if(!form)return;
const lines=[...text.children].map((line)=>({only:line.dataset.o,blank:!line.textContent.trim(),nodes:[...line.childNodes]}));
for(const place of text.querySelectorAll("b"))place.dataset.n=place.textContent;
const fill=()=>{
const data=new FormData(form);
const answer=(at)=>{const own=data.get("o"+at)||"",value=own.trim()?own:data.get("v"+at)||"";return value.trim()?value:""};
const out=lines.map(({only})=>only!==undefined&&!answer(only));
for(let at=lines.length-1,after=true;at>=0;at--){const {blank}=lines[at];if(blank&&out[at+1]&&after)out[at]=true;else if(!out[at])after=blank}
const kept=lines.filter((_,at)=>!out[at]).map(({nodes})=>nodes);
for(const node of kept.flat())if(node.dataset){const value=answer(node.dataset.v);node.textContent=value||node.dataset.n;node.className=value?"on":""}
text.replaceChildren(...kept.flatMap((nodes,at)=>at?["\\n",...nodes]:nodes));
dispatchEvent(new Event("resize"));
};
form.addEventListener("input",fill);
form.addEventListener("submit",(event)=>event.preventDefault());
document.addEventListener("click",(event)=>{if(event.target.closest("#copy")&&!form.reportValidity())event.stopPropagation()},true);
fill();
})()`;

/** The text of a prompt with its placeholders, a line in each element, for the script of the form. */
export function placesOf(content: string, variables: readonly Variable[]): string {
  const at = new Map(variables.map(({ name }, index) => [name, index]));
  const lines = templateLines(content, variables).map(({ pieces, only }) => {
    const parts = pieces.map(({ text, name }) =>
      name === null ? escapeHtml(text) : `<b data-v="${at.get(name)}">${escapeHtml(text)}</b>`,
    );
    return `<span${only === null ? "" : ` data-o="${at.get(only)}"`}>${parts.join("")}</span>`;
  });
  return lines.join("\n");
}

/** Without scripts nothing would fill the text: the link to the page leads to a form that a server fills. */
const hidden = "<noscript><style>#form{display:none}</style></noscript>";

/** The fields of a prompt's variables. */
export const embedFields = (variables: readonly Variable[], words: FormWords): string =>
  `${hidden}<form id="form" autocomplete="off">${variables.map((variable, at) => fieldOf(variable, at, words)).join("")}</form>`;

const inputs = {
  text: "",
  choice: "",
  number: ` inputmode="decimal" pattern="[+\\-]?\\d+([.,]\\d+)*"`,
  date: ` type="date"`,
  url: ` type="url" placeholder="https://"`,
} as const;

function fieldOf(variable: Variable, at: number, words: FormWords): string {
  const { label, question, kind, options, required } = variable;
  const title = `${escapeHtml(label)}${required ? ` <small>${escapeHtml(words.required)}</small>` : ""}`;
  const hint = question ? `<br><small>${escapeHtml(question)}</small>` : "";
  if ((kind === "choice" || kind === "text") && options.length > 0 && options.length <= mostTaps)
    return `<fieldset><legend>${title}${hint}</legend>${tapsOf(variable, at, words)}</fieldset>`;
  return `<label>${title}${hint}${controlOf(variable, at, words)}</label>`;
}

/** Options to tap, and for a text a box for own words. */
function tapsOf({ label, kind, options, required, value }: Variable, at: number, words: FormWords): string {
  const must = required && kind === "choice" ? " required" : "";
  const taps = options.map((option) => {
    const checked = option === value ? " checked" : "";
    return `<label><input type="radio" name="v${at}" value="${escapeHtml(option)}"${checked}${must}> ${escapeHtml(option)}</label>`;
  });
  const own = value !== null && !options.includes(value) ? escapeHtml(value) : "";
  const box = `<input name="o${at}" dir="auto" aria-label="${escapeHtml(`${label}: ${words.own}`)}" placeholder="${escapeHtml(words.own)}" value="${own}">`;
  return `<div class="taps">${taps.join("")}</div>${kind === "text" ? box : ""}`;
}

/** A box, or a list of many options. */
function controlOf({ kind, options, required, value }: Variable, at: number, words: FormWords): string {
  const named = `name="v${at}" dir="auto"${required ? " required" : ""}`;
  const start = escapeHtml(value ?? "");
  if (kind === "long_text") return `<textarea ${named}>\n${start}</textarea>`;
  const list = options.map(
    (option) => `<option${option === value ? " selected" : ""}>${escapeHtml(option)}</option>`,
  );
  if (kind === "choice" && options.length > 0)
    return `<select ${named}><option value="">${escapeHtml(words.choose)}</option>${list.join("")}</select>`;
  const box = `<input ${named}${inputs[kind]} value="${start}"`;
  if (options.length === 0) return `${box}>`;
  return `${box} list="l${at}"><datalist id="l${at}">${list.join("")}</datalist>`;
}
