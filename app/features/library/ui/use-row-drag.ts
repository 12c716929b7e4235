import { useRef, useState, type DragEvent } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";

import type { LibraryRow } from "../library-row";
import { rowAround } from "./row-tasks";

interface RowDragOptions {
  rows: readonly LibraryRow[];
  /** The ids of the chosen rows, which move together. */
  chosenIds: () => string[];
  onMoved: () => void;
}

/**
 * Moves rows that are dragged onto a folder, in browsers with a mouse. `source` are the handlers of the list, `target` the
 * attributes of a folder's element.
 */
export function useRowDrag({ rows, chosenIds, onMoved }: RowDragOptions) {
  const { t } = useTranslation("library");
  const { fetcher } = useFormFetcher({ failure: t("card.moveFailed"), onDone: onMoved });
  const dragged = useRef<LibraryRow[]>([]);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    dragged.current = [];
    setOver(null);
  };
  const source = {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const row = target instanceof Element && target.closest(".row-line") && rowAround(target);
      const id = row ? row.dataset.row! : "";
      const chosen = chosenIds();
      const moved = chosen.includes(id) ? chosen : [id];
      dragged.current = rows.filter((one) => moved.includes(one.id));
      if (!row || dragged.current.length === 0) return;
      dataTransfer.effectAllowed = "copyMove";
      dataTransfer.setData("text/plain", dragged.current.map(({ name }) => name).join("\n"));
      dataTransfer.setDragImage(row, 24, 24);
    },
    onDragEnd: end,
  };
  const target = (folderId: string) => ({
    "data-over": over === folderId ? "" : undefined,
    onDragOver: (event: DragEvent) => {
      // Where all of them are already, nothing would move.
      if (dragged.current.every((row) => row.folderId === folderId)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      setOver(folderId);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const fields = new URLSearchParams({ action: "move", folderId });
      for (const { id } of dragged.current) fields.append("id", id);
      void fetcher.submit(fields, { method: "post", action: href("/dashboard/selection") });
      end();
    },
  });
  return { source, target };
}
