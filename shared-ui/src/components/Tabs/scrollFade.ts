import { css, keyframes } from 'styled-components';

/** Width of the fade at the ends of a scrolling row, in pixels. */
const FADE = 32;

/** Scrolls a row horizontally, and nothing else, until `part` is visible outside the fade. */
export function scrollIntoViewInline(row: Element, part: Element): void {
  const [rowBox, partBox] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  const before = rowBox.left + FADE - partBox.left;
  const behind = partBox.right - (rowBox.right - FADE);
  if (before > 0) row.scrollLeft -= before;
  else if (behind > 0) row.scrollLeft += behind;
}

/** From the start of the row to its end. */
const ends = keyframes`
  from {
    --fade-start: 0px;
    --fade-end: ${FADE}px;
  }

  10%,
  90% {
    --fade-start: ${FADE}px;
    --fade-end: ${FADE}px;
  }

  to {
    --fade-start: ${FADE}px;
    --fade-end: 0px;
  }
`;

/** Fades the ends of a horizontally scrolling row that has more content there. */
export const scrollFade = css`
  --towards: to right;

  &:dir(rtl) {
    --towards: to left;
  }

  /* A row cut off at a gap would look complete without the fade. A row that fits has no timeline. */
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(
      var(--towards),
      transparent,
      var(--ink) var(--fade-start),
      var(--ink) calc(100% - var(--fade-end)),
      transparent
    );
    animation: ${ends} linear both;
    animation-timeline: scroll(self inline);
  }

  @media (forced-colors: active) {
    mask-image: none;
  }
`;
