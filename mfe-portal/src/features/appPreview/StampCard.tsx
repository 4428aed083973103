import { Button } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phoneApp } from '../../content/phoneApp.ts';

const FULL = 10;
const places = Array.from({ length: FULL }, (_, index) => index + 1);

/** A stamp card that gets a stamp per visit; a full one starts again. */
export function StampCard() {
  const [stamps, setStamps] = useState(0);
  return (
    <>
      <Card role="img" aria-label={phoneApp.stamps(stamps)}>
        {places.map((place) => (
          <Place key={place} data-stamped={place <= stamps ? '' : undefined} />
        ))}
      </Card>
      <Button block onClick={() => setStamps(stamps === FULL ? 0 : stamps + 1)}>
        {phoneApp.stamp}
      </Button>
    </>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
`;

const Place = styled.span`
  aspect-ratio: 1;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);

  &[data-stamped] {
    border-color: var(--fjord);
    background: var(--fjord);
  }
`;
