/** The widget's one script: copies, and tells the page around how tall the widget is. Constant, so that a hash can allow it. */
export const embedScript = `(()=>{
const root=document.documentElement,find=(id)=>document.getElementById(id);
const tell=()=>parent!==window&&parent.postMessage({type:"resize",height:Math.ceil(document.body.getBoundingClientRect().height)},"*");
new ResizeObserver(tell).observe(document.body);
addEventListener("message",({data})=>data&&data.type==="measure"&&tell());
const text=find("text"),more=find("more"),toggle=find("toggle"),copy=find("copy");
if(!text)return tell();
const fold=()=>{if(!more.checked)more.hidden=toggle.hidden=text.scrollHeight<=text.clientHeight+1};
fold();addEventListener("resize",fold);
const bySelection=()=>{const range=document.createRange();range.selectNodeContents(text);const chosen=getSelection();chosen.removeAllRanges();chosen.addRange(range);const done=document.execCommand("copy");if(done)chosen.removeAllRanges();return done};
copy.hidden=false;
copy.addEventListener("click",async()=>{let done=true;try{await navigator.clipboard.writeText(text.textContent)}catch{done=bySelection()}copy.textContent=copy.dataset[done?"done":"failed"];setTimeout(()=>{copy.textContent=copy.dataset.label},2000)});
tell();
})()`;

let hash: Promise<string> | undefined;

/** The script's hash as a content security policy names it. */
export const embedScriptHash = (): Promise<string> =>
  (hash ??= crypto.subtle
    .digest("SHA-256", new TextEncoder().encode(embedScript))
    .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`));
