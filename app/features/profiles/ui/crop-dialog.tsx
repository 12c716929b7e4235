import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import { dragged, inside, mostZoom, placement, wholeSquare, type Crop } from "./crop";
import type { LoadedPicture } from "./picture-file";

interface CropDialogProps {
  picture: LoadedPicture;
  open: boolean;
  onCrop: (crop: Crop) => void;
  onCancel: () => void;
}

/** The step of an arrow key, in CSS pixels. */
const step = 8;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Crops a picture to a square: by dragging, by the arrow keys, and by a slider for its size. */
export function CropDialog({ picture, open, onCrop, onCancel }: CropDialogProps) {
  const { t } = useTranslation("profiles");
  const [crop, setCrop] = useState(wholeSquare);
  const frame = useRef<HTMLDivElement>(null);
  const move = (by: { x: number; y: number }) =>
    setCrop((before) => dragged(picture, before, frame.current!.clientWidth, by));
  const finger = useRef<{ id: number; x: number; y: number }>(null);
  const grab = ({ button, pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    finger.current = { id: pointerId, x: clientX, y: clientY };
  };
  const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = finger.current;
    if (from?.id !== pointerId) return;
    // Not by movementX and movementY: browsers do not agree on their unit.
    move({ x: clientX - from.x, y: clientY - from.y });
    finger.current = { id: pointerId, x: clientX, y: clientY };
  };
  const release = () => {
    finger.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={t("avatar.cropTitle")}
      description={t("avatar.cropLead")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button onClick={() => onCrop(crop)}>{t("avatar.use")}</Button>
        </>
      }
    >
      {/* It handles arrow keys itself, hence role=application. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="application"
        aria-label={t("avatar.cropArea")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={grab}
        onPointerMove={drag}
        onLostPointerCapture={release}
        onKeyDown={press}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-move touch-none overflow-hidden rounded-full border border-line bg-surface-sunken"
      >
        <img
          src={picture.address}
          alt=""
          draggable={false}
          className="pointer-events-none absolute max-w-none select-none"
          style={placement(picture, crop)}
        />
      </div>
      <label className="flex items-center gap-3">
        <span className="shrink-0 font-semibold">{t("avatar.zoom")}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = event.currentTarget.valueAsNumber;
            setCrop((before) => inside(picture, { ...before, zoom }));
          }}
          className="min-h-11 w-full accent-accent"
        />
      </label>
    </Dialog>
  );
}
