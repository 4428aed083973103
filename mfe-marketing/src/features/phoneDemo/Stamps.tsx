import { VisuallyHidden } from '@skal/shared-ui';
import { keyframes, styled } from 'styled-components';
import { phoneLabels } from '../../content/phoneDemo/phoneApp.ts';

interface StampsProps {
  count: number;
  goal: number;
}

/** A stamp card. The newest stamp is animated. */
export function Stamps({ count, goal }: StampsProps) {
  return (
    <Row>
      {Array.from({ length: goal }, (_, index) => index + 1).map((place) => (
        <Stamp key={place} data-on={place <= count ? '' : undefined} />
      ))}
      <VisuallyHidden>
        {count} {phoneLabels.of} {goal}
      </VisuallyHidden>
    </Row>
  );
}

const land = keyframes`
  from { transform: scale(1.5); opacity: 0.2; }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 5px;
`;

const Stamp = styled.span`
  flex: 1 0 14px;
  max-inline-size: 24px;
  aspect-ratio: 1;
  border: 1.5px solid var(--app-line);
  border-radius: 50%;

  &[data-on] {
    border-color: var(--app-brand);
    background: var(--app-brand);
    animation: ${land} var(--motion-pop) var(--ease-in);
  }
`;
