import { expect, type Locator, type Page } from "@playwright/test";

/**
 * A person without a pointer: `to` presses Tab, or Shift and Tab, until a control has the focus; fails when it is never
 * reached, or when the focus is invisible. `press` goes there and presses a key, by default Enter.
 */
export function keyboardOf(page: Page, most = 60) {
  const to = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      // Past the end of a page Firefox focuses its own toolbars.
      await page.keyboard.press((await control.evaluate(isPassed)) ? "Shift+Tab" : "Tab");
    }
    await expect(control).toBeFocused();
    expect(await control.evaluate(isOutlined), `${control} is outlined`).toBe(true);
  };
  return {
    to,
    async press(control: Locator, key = "Enter") {
      await to(control);
      await page.keyboard.press(key);
    },
    /** Goes to a text field and replaces its text. */
    async type(box: Locator, text: string) {
      await to(box);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
    /** Goes to a select and types the beginning of an option. */
    async choose(list: Locator, option: string) {
      await to(list);
      const names = await list.locator("option").allInnerTexts();
      const wanted = names.findIndex((name) => name.startsWith(option));
      const from = names.indexOf(await list.locator("option:checked").innerText());
      expect(wanted, `${option} among ${names.join()}`).toBeGreaterThanOrEqual(0);
      for (let steps = Math.abs(wanted - from); steps > 0; steps -= 1)
        await page.keyboard.press(wanted > from ? "ArrowDown" : "ArrowUp");
    },
  };
}

/** Whether the focus is already behind an element. */
const isPassed = (element: Element): boolean =>
  (element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether the focused element, or its visible replacement, has an outline. */
function isOutlined(element: Element): boolean {
  const drawn = [element, element.closest("label, article"), element.nextElementSibling];
  return drawn.some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
}
