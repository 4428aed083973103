/** How far the ends of a row fade that goes on there, in pixels. */
export const FADE = 32;

/** Scrolls a row sideways, and nothing else, until this part of it is in sight, clear of where the row fades. */
export function bringIntoSight(row: Element, part: Element): void {
  const [all, one] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  const before = all.left + FADE - one.left;
  const behind = one.right - (all.right - FADE);
  if (before > 0) row.scrollLeft -= before;
  else if (behind > 0) row.scrollLeft += behind;
}
