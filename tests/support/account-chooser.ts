/** The fields that say who signs in; everything else in the address belongs to the request. */
const person: Record<string, string> = { email: "ada@example.com", sub: "1001", name: "Ada" };

/** The page on which a person chooses an account and allows or denies the sign-in. */
export function accountChooser(query: Record<string, string | undefined>): string {
  const hidden = Object.entries(query)
    .filter(([name]) => !(name in person) && name !== "email_verified")
    .map(([name, value = ""]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);
  const fields = Object.entries(person).map(
    ([name, usual]) =>
      `<p><label>${name} <input name="${name}" value="${escape(query[name] ?? usual)}"></label></p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Choose an account</title>
<h1>Choose an account</h1>
<form action="/authorize">
${[...hidden, ...fields].join("\n")}
<p><label>email_verified <input type="checkbox" name="email_verified" value="true" checked></label></p>
<button>Allow</button>
<button formaction="/deny">Deny</button>
</form>
</html>`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
