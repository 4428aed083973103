import { Card, SourceArea, SourcedNumber, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { businessCase, statCards } from '../../content/home.ts';
import { sourceAnchor, sourceText } from '../../content/sources.ts';
import { PairBars } from './PairBars.tsx';

/** The ten cards (C22). All of a card shows the source of its figure (C20, C21, T14). */
export function StatCards() {
  return (
    <Grid>
      {statCards.map(({ value, title, text, source, pair, bars, versus }) => (
        <Cell key={source} data-wide={pair ? '' : undefined}>
          <StatBox as={SourceArea}>
            <SourcedNumber
              value={value}
              size="lg"
              sourceId={source}
              sourceText={sourceText(source)}
              sourceHref={`#${sourceAnchor(source)}`}
            />
            {pair && bars && <PairBars pair={pair} bars={bars} versus={versus} />}
            <Words>
              <Text as="h3" size="body">
                {title}
              </Text>
              <Text size="label" tone="ink-2">
                {text}
              </Text>
            </Words>
          </StatBox>
        </Cell>
      ))}
      <Insight>
        <strong>{businessCase.insight}</strong>
        <Text>{businessCase.insightText}</Text>
      </Insight>
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 16px;

  @media (max-width: 899.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

/** Three, then rows of a wide one between narrow ones; no card is alone in a row. Titles of a row stand level. */
const Cell = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  grid-column: span 3;

  &:nth-child(-n + 3) {
    grid-column: span 4;
  }

  &[data-wide] {
    grid-column: span 6;
  }

  @media (max-width: 899.98px) {
    &,
    &:nth-child(-n + 3) {
      grid-column: span 1;
    }

    &:nth-child(3),
    &:nth-child(7),
    &[data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const StatBox = styled(Card)`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  row-gap: 12px;

  @media (max-width: 599.98px) {
    padding: 16px;
  }
`;

const Words = styled.div`
  grid-row: 3;
  display: grid;
  gap: 4px;
  align-content: start;

  & > h3 {
    font-weight: 600;
    letter-spacing: 0;
  }

  & > p {
    font-weight: 400;
  }
`;

const Insight = styled.li`
  grid-row: span 3;
  grid-column: span 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 32px;
  padding: 24px;
  border-radius: var(--radius-12);
  background: var(--fjord-soft);

  & > strong {
    color: var(--fjord);
    font: var(--type-numeral-lg);
    letter-spacing: var(--tracking-numeral);
    white-space: nowrap;
  }

  & > p {
    flex: 1 1 240px;
  }

  @media (max-width: 899.98px) {
    grid-row: auto;
    grid-column: 1 / -1;
  }
`;
