import { css, keyframes } from 'styled-components';

/** How far the ends of a row fade that goes on there, in pixels. */
const FADE = 32;

/** Scrolls a row sideways, and nothing else, until this part of it is in sight, clear of where the row fades. */
export function scrollIntoViewInline(row: Element, part: Element): void {
  const [all, one] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  const before = all.left + FADE - one.left;
  const behind = one.right - (all.right - FADE);
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

/** A row that scrolls sideways fades out at the ends where there is more of it. */
export const scrollFade = css`
  --towards: to right;

  &:dir(rtl) {
    --towards: to left;
  }

  /* Where there is more, the row fades out: a row that just ends at a gap looks whole. One that fits has no timeline. */
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
