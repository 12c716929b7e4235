import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createToastStore } from "./toast-store";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a toast opens with the default variant and the five seconds of the specification", () => {
  const store = createToastStore();
  const id = store.show({ title: "保存しました" });
  expect(store.current()).toEqual([
    {
      id,
      title: "保存しました",
      description: undefined,
      variant: "default",
      duration: 5000,
      isQuiet: false,
      open: true,
    },
  ]);
});

test("a toast may have its own variant and duration", () => {
  const store = createToastStore();
  store.show({ title: "a", description: "b", variant: "destructive", duration: 900 });
  expect(store.current()[0]).toMatchObject({
    description: "b",
    variant: "destructive",
    duration: 900,
  });
});

test("a toast with an action stays for ten seconds", () => {
  const store = createToastStore();
  store.show({ title: "deleted", action: { label: "undo", run: () => undefined } });
  expect(store.current()[0]).toMatchObject({ duration: 10_000 });
});

test("a new toast replaces the one before", () => {
  const store = createToastStore();
  store.show({ title: "first" });
  const second = store.show({ title: "second" });
  expect(store.current().map((toast) => toast.id)).toEqual([second]);
});

test("a dismissed toast is closed at once and forgotten after ten seconds", () => {
  const store = createToastStore();
  const id = store.show({ title: "first" });
  store.dismiss(id);
  expect(store.current()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(9999);
  expect(store.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.current()).toEqual([]);
});

test("a second dismissal does not extend the time until removal", () => {
  const store = createToastStore();
  const id = store.show({ title: "first" });
  store.dismiss(id);
  vi.advanceTimersByTime(6000);
  store.dismiss(id);
  vi.advanceTimersByTime(4000);
  expect(store.current()).toEqual([]);
});

test("replacing a dismissed toast drops its timer and keeps the new toast", () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: "first" }));
  const second = store.show({ title: "second" });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(store.current()).toMatchObject([{ id: second, open: true }]);
});

test("listeners get every change until they unsubscribe, and the list is the same array in between", () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const id = store.show({ title: "first" });
  expect(store.current()).toBe(store.current());
  store.dismiss(id);
  store.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.show({ title: "second" });
  expect(listener).toHaveBeenCalledTimes(2);
});
