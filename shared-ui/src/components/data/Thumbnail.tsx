import { useState } from 'react';
import { css, styled } from 'styled-components';

export interface ThumbnailProps {
  src: string;
  /** What the picture is called. */
  alt: string;
  /** How large it is, in pixels: its place is kept before it comes. */
  width: number;
  height: number;
  /** What stands there when it does not come. */
  failed: string;
}

/** The longer side, in CSS pixels; files have twice as many, for screens that are that fine. */
const SIDE = 160;

/** For the row of a file that can be had, marked with `data-leads`: whoever clicks its picture means the file. */
export const stretchedLink = css`
  &[data-leads] {
    position: relative;

    & a::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;

/** A small picture of a larger one. It is fetched when it comes near the window, and nothing moves when it is there. */
export function Thumbnail({ src, alt, width, height, failed }: ThumbnailProps) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const scale = Math.min(1, SIDE / Math.max(width, height, 1));
  const [inlineSize, blockSize] = [Math.round(width * scale), Math.round(height * scale)];
  if (state === 'failed') return <Missing>{failed}</Missing>;
  return (
    <Picture
      {...{ src, alt }}
      width={inlineSize}
      height={blockSize}
      loading="lazy"
      decoding="async"
      data-state={state}
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
}

const Picture = styled.img`
  max-inline-size: 100%;
  block-size: auto;
  border-radius: var(--radius-4);
  background: var(--sunken);
  /* A white screenshot on a white page has an edge. */
  outline: 1px solid var(--line);
  outline-offset: -1px;
  color: var(--ink-3);
  font: var(--type-meta);

  &[data-state='coming'] {
    background: var(--line);
  }
`;

const Missing = styled.span`
  color: var(--ink-3);
  font: var(--type-meta);
`;
