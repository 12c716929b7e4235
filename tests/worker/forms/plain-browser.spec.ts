import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, nameOf, PlainBrowser, test as base } from "../../support/clients/plain-browser";

interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A site of one page, which records what a browser sends to it. */
const test = base.extend<{
  visiting: (html: string) => Promise<{ person: PlainBrowser; last: () => Asked }>;
}>({
  visiting: async ({ playwright }, use) => {
    let page = "";
    const asked: Asked[] = [];
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { method = "", url: path = "", headers } = request;
      asked.push({ method, path, headers, body: Buffer.concat(parts).toString() });
      if (path === "/moved") response.writeHead(303, { Location: "/end", "Set-Cookie": "a=1; Path=/" }).end();
      else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const request = await playwright.request.newContext();
    await use(async (html) => {
      page = `<!doctype html><title>x</title><main>${html}</main>`;
      const person = new PlainBrowser(request, home);
      await person.open("/page?kept=1");
      return { person, last: () => asked.at(-1)! };
    });
    await request.dispose();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test("a form sends its successful controls, and the pressed button", async ({ visiting }) => {
  const { person, last } = await visiting(`
    <form id="one" method="post" action="/to?x=1">
      <label>Text <textarea name="text">a\nb</textarea></label>
      <input name="off" value="1" disabled><input value="nameless"><input type="hidden" name="secret" value="é &amp; +">
      <fieldset disabled><input name="inside" value="1"></fieldset>
      <label><input type="checkbox" name="box"> Box</label><label><input type="checkbox" name="other" value="2" checked> Other</label>
      <label><input type="radio" name="way" value="up" checked> Up</label><label><input type="radio" name="way" value="down"> Down</label>
      <label>List <select name="list"><option value="1">One</option><option>Two</option></select></label>
      <button name="did" value="save">Save</button><button name="did" value="drop" formaction="/drop">Drop</button>
    </form>
    <label>Outside <input name="outside" form="one" value="o"></label>`);
  person.check("Box");
  person.uncheck("Other");
  person.check("Down");
  person.choose("List", "Two");
  await person.press("Drop");
  const { method, path, headers, body } = last();
  expect([method, path]).toEqual(["POST", "/drop"]);
  expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(body).toBe("text=a%0D%0Ab&secret=%C3%A9+%26+%2B&box=on&way=down&list=Two&did=drop&outside=o");
  await person.open("/page");
  await person.enter("Outside");
  expect(last().path).toBe("/to?x=1");
  expect(last().body).toContain("did=save");
});

test("a form of GET replaces the query of its address; a file is sent in parts", async ({ visiting }) => {
  const { person, last } = await visiting(`
    <form action="/find?gone=1"><label>Words <input name="words"></label><button>Find</button></form>
    <form method="post" enctype="multipart/form-data"><label>File <input type="file" name="file"></label>
      <label>Name <input name="name" value="n"></label><button>Send</button></form>`);
  person.fill("Words", "a b");
  await person.press("Find");
  expect(last().path).toBe("/find?words=a+b");
  await person.open("/page?kept=1");
  await person.press("Send");
  expect(last().path).toBe("/page?kept=1");
  expect(last().body).toContain(
    'name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n',
  );
  person.upload("File", { name: 'a "b".txt', mimeType: "text/plain", buffer: Buffer.from("hello") });
  await person.press("Send");
  expect(last().body).toContain(
    'name="file"; filename="a %22b%22.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n',
  );
  expect(last().body).toContain('name="name"\r\n\r\nn\r\n');
});

test("what a browser would not send is refused", async ({ visiting }) => {
  const { person, last } = await visiting(`
    <form method="post"><label>Needed <input name="a" required></label><label>Code <input name="b" pattern="\\d+" maxlength="3"></label>
      <button>Send</button><button disabled>Never</button><button type="button">Dead</button><button formnovalidate>Anyway</button>
      <label>Fixed <input name="c" readonly></label></form>`);
  await expect(person.press("Send")).rejects.toThrow(/“Needed” \(valueMissing\)/);
  person.fill("Needed", "x");
  person.fill("Code", "abc");
  await expect(person.press("Send")).rejects.toThrow(/“Code” \(patternMismatch\)/);
  expect(() => person.fill("Code", "1234")).toThrow(/no more than 3/);
  expect(() => person.fill("Fixed", "x")).toThrow(/disabled/);
  await expect(person.press("Never")).rejects.toThrow(/disabled/);
  await expect(person.press("Dead")).rejects.toThrow(/nothing happens/);
  expect(last().method).toBe("GET");
  await person.press("Anyway");
  expect(last().body).toBe("a=x&b=abc&c=");
});

test("a redirect is followed with its cookies, and requests tell where they come from", async ({
  visiting,
}) => {
  const { person, last } = await visiting(
    '<form method="post" action="/moved#part"><button>Go</button></form><a href="/next">Next</a>',
  );
  expect(last().headers).toMatchObject({ "sec-fetch-site": "none", "sec-fetch-mode": "navigate" });
  expect(last().headers).not.toHaveProperty("origin");
  const from = person.url;
  await person.press("Go");
  expect([last().method, last().path, last().headers.cookie]).toEqual(["GET", "/end", "a=1"]);
  expect(last().headers).toMatchObject({ "sec-fetch-site": "same-origin", referer: from.href });
  expect(person.path + person.url.hash).toBe("/end#part");
  await person.follow("Next");
  expect(last().headers).toMatchObject({ "sec-fetch-site": "same-origin", referer: `${from.origin}/end` });
  person.back();
  expect(person.path).toBe("/end");
});

test("only what a person sees is found, by its name", async ({ visiting }) => {
  const { person } = await visiting(`
    <details><summary>More <b>words</b></summary><a href="/">Inside</a></details>
    <div hidden><button>Save</button></div><button class="needs-script">Save</button>
    <button popovertarget="menu">Menu</button><div id="menu" popover role="dialog" aria-label="Menu"><a href="/">Deep</a></div>
    <button aria-label="Save all"><svg></svg></button><span id="l">Its name</span><input aria-labelledby="l" aria-describedby="d"><i id="d">why</i>`);
  expect(person.all("link")).toEqual([]);
  expect(nameOf(person.one("button", "Save"))).toBe("Save all");
  person.unfold("More words");
  await person.press("Menu");
  expect(person.all("link").map(nameOf)).toEqual(["Inside", "Deep"]);
  expect(person.field("Its name").tagName).toBe("INPUT");
  expect(() => person.one("link", "None")).toThrow(/among “Inside”, “Deep”/);
});
