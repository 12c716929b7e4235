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
  store.show({ title: "保存しました" });
  expect(store.current()).toEqual({
    id: 1,
    title: "保存しました",
    description: undefined,
    variant: "default",
    duration: 5000,
    isQuiet: false,
    isArrival: false,
    open: true,
  });
});

test("a toast may have its own variant and duration", () => {
  const store = createToastStore();
  store.show({ title: "a", description: "b", variant: "destructive", duration: 900 });
  expect(store.current()).toMatchObject({
    description: "b",
    variant: "destructive",
    duration: 900,
  });
});

test("a toast with an action stays for ten seconds", () => {
  const store = createToastStore();
  store.show({ title: "deleted", action: { label: "undo", run: () => undefined } });
  expect(store.current()).toMatchObject({ duration: 10_000 });
});

test("a new toast replaces the one before", () => {
  const store = createToastStore();
  store.show({ title: "first" });
  store.show({ title: "second" });
  expect(store.current()).toMatchObject({ id: 2, title: "second" });
});

test("a dismissed toast is closed at once and forgotten after ten seconds", () => {
  const store = createToastStore();
  store.show({ title: "first" });
  store.dismiss();
  expect(store.current()).toMatchObject({ title: "first", open: false });
  vi.advanceTimersByTime(9999);
  expect(store.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeNull();
});

test("a second dismissal does not extend the time until removal", () => {
  const store = createToastStore();
  store.show({ title: "first" });
  store.dismiss();
  vi.advanceTimersByTime(6000);
  store.dismiss();
  vi.advanceTimersByTime(4000);
  expect(store.current()).toBeNull();
});

test("replacing a dismissed toast drops its timer and keeps the new toast", () => {
  const store = createToastStore();
  store.show({ title: "first" });
  store.dismiss();
  store.show({ title: "second" });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(store.current()).toMatchObject({ title: "second", open: true });
});

test("a toast that was replaced cannot dismiss the one in its place", () => {
  const store = createToastStore();
  store.show({ title: "first" });
  const { id } = store.current()!;
  store.show({ title: "second" });
  store.dismiss(id);
  expect(store.current()).toMatchObject({ title: "second", open: true });
});

test("listeners get every change until they unsubscribe, and the toast is the same object in between", () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.show({ title: "first" });
  expect(store.current()).toBe(store.current());
  store.dismiss();
  store.dismiss();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.show({ title: "second" });
  expect(listener).toHaveBeenCalledTimes(2);
});
