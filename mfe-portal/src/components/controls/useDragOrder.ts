import { type DragEvent, useState } from 'react';

/**
 * Reorders a list by dragging, besides buttons for keyboards (`MoveButtons`).
 * @param ids of the entries, in order
 * @param onMove called with an entry and its new index
 * @returns props by id: of the element that is dragged, and of the entry on which another one is dropped
 */
export function useDragOrder(ids: readonly string[], onMove: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    dragProps: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragEnd: end,
    }),
    dropProps: (id: string) => ({
      'data-over': dragged !== null && over === id && dragged !== id ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        // A file from outside is not an entry.
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== id) onMove(dragged, ids.indexOf(id));
        end();
      },
    }),
  };
}
