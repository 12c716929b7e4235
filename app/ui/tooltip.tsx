import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { createPortal } from "react-dom";

/** A short hint over its children, on hover and on keyboard focus in them; Escape closes it. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isOpen = anchor !== null;

  const open = (element: Element, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setAnchor, delay, element);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) memory.noteClosed(performance.now());
    setAnchor(null);
  };
  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, tooltipTiming.leave);
  };
  const handlers = {
    onPointerEnter: (event: SyntheticEvent<Element, PointerEvent>) => {
      if (event.nativeEvent.pointerType === "touch") return;
      open(event.currentTarget, isOpen ? 0 : memory.openDelay(performance.now()));
    },
    onPointerLeave: closeSoon,
    onPointerDown: close,
    onFocus: (event: SyntheticEvent) => {
      if ((event.target as Element).matches(":focus-visible")) open(event.currentTarget, 0);
    },
    onBlur: close,
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <span className="flex" {...handlers} aria-describedby={isOpen ? id : undefined}>
        {children}
      </span>
      {isOpen && (
        <Bubble
          id={id}
          anchor={anchor}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={closeSoon}
          onClose={close}
        >
          {text}
        </Bubble>
      )}
    </>
  );
}

interface BubbleProps {
  id: string;
  anchor: Element;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The tooltip's text, as a popover in the top layer: no dialog covers it and no card clips it. */
function Bubble({ id, anchor, onEnter, onLeave, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current!;
    element.showPopover();
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeTooltip(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      viewport,
    );
    element.style.translate = `${left}px ${top}px`;
  }, [anchor]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape is for the tooltip, the next one for the dialog around it.
      event.stopPropagation();
      onClose();
    };
    window.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("scroll", onClose, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("scroll", onClose, true);
    };
  });

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="pointer-events-auto fixed top-0 left-0 m-0 w-max max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-sm leading-normal text-paper"
    >
      {children}
    </div>,
    document.body,
  );
}

/** Delays of tooltips in ms (specification, section 9); `leave` gives the pointer time to reach the text. */
export const tooltipTiming = { open: 700, skip: 300, leave: 100 } as const;

/** Remembers when a tooltip last closed; times are ms of one clock. */
export function createTooltipMemory() {
  let lastClosedAt = Number.NEGATIVE_INFINITY;
  return {
    /** The delay before a tooltip opens: none right after another one has closed. */
    openDelay: (now: number): number => (now - lastClosedAt < tooltipTiming.skip ? 0 : tooltipTiming.open),
    noteClosed(now: number) {
      lastClosedAt = now;
    },
  };
}

/** One for all tooltips of the page, so that moving from one to the next skips the delay. */
const memory = createTooltipMemory();

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const gap = 6;
const margin = 8;

/**
 * The position of a tooltip, in px of the viewport: centered above its anchor, below it where there is no room
 * above, and never closer than 8 px to the sides.
 */
export function placeTooltip(anchor: Box, bubble: Size, viewport: Size): { left: number; top: number } {
  const centered = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = viewport.width - margin - bubble.width;
  const above = anchor.top - gap - bubble.height;
  return {
    left: Math.max(margin, Math.min(centered, rightmost)),
    top: above >= margin ? above : anchor.top + anchor.height + gap,
  };
}
