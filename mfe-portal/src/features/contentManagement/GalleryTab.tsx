import { Button, ImageIcon, UploadIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { useDemoToast } from '../../components/demo/useDemoToast.ts';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { gallery } from '../../content/demo/businessInfo.ts';

/** Photo Gallery: eight photo placeholders (P6). */
export function GalleryTab() {
  const answer = useDemoToast();
  return (
    <SectionBody>
      <div>
        <Button onClick={() => answer(gallery.upload)}>
          <UploadIcon aria-hidden />
          {gallery.upload}
        </Button>
      </div>
      <Tiles aria-label={gallery.list}>
        {gallery.tiles.map((name) => (
          <Tile key={name}>
            <ImageIcon size={24} aria-hidden />
            {name}
          </Tile>
        ))}
      </Tiles>
    </SectionBody>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;

  @media (max-width: 44.99875em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

const Tile = styled.li`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  aspect-ratio: 4 / 3;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-12);
  background: var(--sunken);
  color: var(--ink-3);
  font: var(--type-label);
`;
