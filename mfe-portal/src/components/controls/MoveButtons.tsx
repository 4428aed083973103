import { ArrowDownIcon, ArrowUpIcon, IconButton, VisuallyHidden } from '@skal/shared-ui';
import { useState } from 'react';
import { moves } from '../../content/moves.ts';

interface Props {
  name: string;
  /** Index in the list, from 0. */
  place: number;
  /** Number of entries in the list. */
  count: number;
  busy: boolean;
  size?: 'md' | 'sm';
  onMove: (place: number) => void;
}

/**
 * Moves an entry of a list by one place. The buttons stay enabled while a move is saved and at both ends: a disabled
 * button would lose the keyboard's focus.
 */
export function MoveButtons({ name, place, count, busy, size = 'md', onMove }: Props) {
  const [isMoved, setIsMoved] = useState(false);
  const button = (to: number, label: string) => {
    const isPossible = to >= 0 && to < count;
    return {
      ...{ label, size, 'aria-disabled': isPossible ? undefined : true },
      onClick: () => {
        if (busy || !isPossible) return;
        setIsMoved(true);
        onMove(to);
      },
    };
  };
  return (
    <>
      <IconButton {...button(place - 1, moves.up(name))}>
        <ArrowUpIcon size={16} />
      </IconButton>
      <IconButton {...button(place + 1, moves.down(name))}>
        <ArrowDownIcon size={16} />
      </IconButton>
      <VisuallyHidden aria-live="polite">{isMoved ? moves.place(name, place + 1, count) : ''}</VisuallyHidden>
    </>
  );
}
