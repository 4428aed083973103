import { useState } from 'react';
import { css, styled } from 'styled-components';

export interface ThumbnailProps {
  src: string;
  /** Alternative text. */
  alt: string;
  /** Size of the image in pixels: reserves its space before it loads. */
  width: number;
  height: number;
  /** Shown if the image fails to load. */
  failed: string;
}

/** The longer side, in CSS pixels; the files have twice as many for high-density screens. */
const SIDE = 160;

/** Stretched link: makes the whole row (marked `data-stretched-link`) clickable, so that a click on the thumbnail downloads the file. */
export const stretchedLink = css`
  &[data-stretched-link] {
    position: relative;

    & a::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`;

/** A thumbnail. It loads lazily near the viewport and does not shift the layout. */
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
  /* Gives a white screenshot on a white page an edge. */
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
