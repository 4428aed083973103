import { styled } from 'styled-components';
import { percent } from '../../content/facts.ts';
import type { StatCard } from '../../content/pages/home.ts';

/** Two bars, proportional to their figures. */
export function ComparisonBars({
  pair,
  bars,
  versus,
}: Pick<StatCard, 'versus'> & Required<Pick<StatCard, 'pair' | 'bars'>>) {
  return (
    <Bars>
      {pair.map((share, index) => (
        <BarRow key={bars[index]}>
          <Track aria-hidden="true">
            <Bar $share={share / Math.max(...pair)} data-rest={versus && index > 0 ? '' : undefined} />
          </Track>
          <span>
            {percent(share)} {bars[index]}
          </span>
        </BarRow>
      ))}
    </Bars>
  );
}

const Bars = styled.div`
  display: grid;
  gap: 8px;
  color: var(--ink-2);
  font: var(--type-meta);
`;

const BarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;

  & > span {
    flex: 0 1 11em;
  }
`;

const Track = styled.div`
  flex: 1 1 3rem;
  block-size: 10px;
`;

const Bar = styled.div<{ $share: number }>`
  inline-size: ${({ $share }) => `${Math.round($share * 1000) / 10}%`};
  block-size: 100%;
  border-radius: 2px;
  background: var(--series-1);

  &[data-rest] {
    background: var(--series-rest);
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
