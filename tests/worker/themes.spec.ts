import { expect, setCookies, test } from "../support/clients/clients";

const themeOf = (html: string) => /<html[^>]* data-theme="(\w+)"/.exec(html)?.[1] ?? null;

test("a theme is chosen by address, saved in a cookie, and ends with the device's", async ({ visit }) => {
  const client = await visit();
  const read = async (address: string) => {
    const page = await client.get(address);
    return [themeOf(await page.text()), setCookies(page).join()] as const;
  };
  expect((await read("/terms"))[0]).toBeNull();
  const [chosen, cookie] = await read("/terms?theme=dark");
  expect(chosen).toBe("dark");
  expect(cookie).toContain("theme=dark; Path=/");
  expect(await read("/privacy")).toEqual(["dark", ""]);
  expect(await read("/privacy?theme=dusk")).toEqual(["dark", ""]);
  const [device, ended] = await read("/privacy?theme=auto");
  expect([device, ended.includes("theme=auto; Path=/; Max-Age=0")]).toEqual([null, true]);
  expect((await read("/privacy"))[0]).toBeNull();
});

test("a cached page keeps the theme of its reader", async ({ visit }) => {
  const [bright, dark] = [await visit(), await visit()];
  const headers = { Cookie: "theme=dark" };
  for (let time = 0; time < 2; time += 1) {
    expect(themeOf(await (await bright.get("/terms")).text())).toBeNull();
    expect(themeOf(await (await dark.get("/terms", { headers })).text())).toBe("dark");
  }
});
