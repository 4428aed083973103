import type { PublishedPhoto } from '@skal/contracts/content/photo';
import { useState } from 'react';
import { styled } from 'styled-components';
import { photoGallery as copy } from '../../content/photo/gallery.ts';

interface Props {
  photo: PublishedPhoto;
  /** Width on the page, for the browser's choice of a file. */
  sizes: string;
  /** Replaces the alternative text; empty if the text beside it says the same. */
  alt?: string;
  className?: string;
}

/** A photo in the format and size that the browser prefers. It loads near the viewport, in reserved space. */
export function PhotoImage({ photo, sizes, alt = photo.alt, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const largest = photo.sizes.at(-1);
  if (hasFailed || !largest) return <Missing className={className}>{copy.unavailable}</Missing>;
  const sourceSet = (format: 'webp' | 'jpeg') => photo.sizes.map((size) => `${size[format]} ${size.width}w`).join(', ');
  return (
    <picture>
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <Image
        {...{ alt, sizes, className }}
        src={photo.sizes[0]?.jpeg}
        srcSet={sourceSet('jpeg')}
        width={largest.width}
        height={largest.height}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setHasFailed(true)}
      />
    </picture>
  );
}

const Image = styled.img`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  background: var(--sunken);
  color: var(--ink-3);
  font: var(--type-meta);
`;

const Missing = styled.span`
  display: grid;
  place-items: center;
  padding: 8px;
  background: var(--sunken);
  color: var(--ink-3);
  font: var(--type-meta);
  text-align: center;
`;
