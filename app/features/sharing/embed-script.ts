/**
 * The widget's only script: copies the prompt, and posts the widget's height to the embedding page. With WordPress's
 * secret in the fragment, it also uses WordPress's messages: `height`, `link` for a link blocked by the sandbox, and a
 * response to `ready`. It listens only to the embedding page. Where the parent may not hand on the clipboard, it copies
 * by a selection, before the browser complains in the console. To this site it reports that the prompt was copied, and
 * sends nothing else. Constant, so that a hash can allow it.
 */
export const embedScript = `(()=>{
const find=(id)=>document.getElementById(id);
const secret=()=>(/^#\\?secret=([a-zA-Z0-9]{1,64})$/.exec(location.hash)||[])[1];
const say=(message,value)=>{const own=secret();if(own)parent.postMessage({message,value,secret:own},"*");return own};
const tell=()=>{if(parent===window)return;const height=Math.ceil(document.body.getBoundingClientRect().height);parent.postMessage({type:"resize",height},"*");say("height",height)};
new ResizeObserver(tell).observe(document.body);
addEventListener("hashchange",tell);
addEventListener("message",({data,source})=>{if(source===parent&&data&&(data.type==="measure"||(data.message==="ready"&&secret()&&data.secret===secret())))tell()});
document.addEventListener("click",(event)=>{const link=event.target.closest("a");if(link&&parent!==window&&!event.altKey&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&say("link",link.href))event.preventDefault()});
const text=find("text"),more=find("more"),toggle=find("toggle"),copy=find("copy");
if(!text)return tell();
const fold=()=>{if(!more.checked)more.hidden=toggle.hidden=text.scrollHeight<=text.clientHeight+1};
fold();addEventListener("resize",fold);
const bySelection=()=>{const range=document.createRange();range.selectNodeContents(text);const chosen=getSelection();chosen.removeAllRanges();chosen.addRange(range);const done=document.execCommand("copy");if(done)chosen.removeAllRanges();return done};
copy.hidden=false;
copy.addEventListener("click",async()=>{let done=true;try{if(document.featurePolicy?.allowsFeature("clipboard-write")===false)throw 0;await navigator.clipboard.writeText(text.textContent)}catch{done=bySelection()}copy.textContent=copy.dataset[done?"done":"failed"];setTimeout(()=>{copy.textContent=copy.dataset.label},2000);if(done)navigator.sendBeacon(copy.dataset.used)});
tell();
})()`;

const hashes = new Map<string, Promise<string>>();

/** Source expression of a script, by default the widget's, for a content security policy. */
export function embedScriptHash(script = embedScript): Promise<string> {
  const known = hashes.get(script);
  if (known) return known;
  const hash = crypto.subtle
    .digest("SHA-256", new TextEncoder().encode(script))
    .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  hashes.set(script, hash);
  return hash;
}
