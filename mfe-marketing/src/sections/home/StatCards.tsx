import { Card, SourcedNumber, SourceTooltipArea, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { businessCase, statCards } from '../../content/pages/home.ts';
import { sourceAnchor, sourceText } from '../../content/sources.ts';
import { ComparisonBars } from './ComparisonBars.tsx';

/** The ten cards (C22). A whole card shows the source of its figure (C20, C21, T14). */
export function StatCards() {
  return (
    <QueryContainer>
      <Grid>
        {statCards.map(({ value, title, text, source, pair, bars, versus }) => (
          <Cell key={source} data-wide={pair ? '' : undefined}>
            <StatBox as={SourceTooltipArea}>
              <SourcedNumber
                value={value}
                size="lg"
                sourceId={source}
                sourceText={sourceText(source)}
                sourceHref={`#${sourceAnchor(source)}`}
              />
              {pair && bars && <ComparisonBars pair={pair} bars={bars} versus={versus} />}
              <CardText>
                <Text as="h3" size="body">
                  {title}
                </Text>
                <Text size="label" tone="muted">
                  {text}
                </Text>
              </CardText>
            </StatBox>
          </Cell>
        ))}
        <Insight>
          <strong>{businessCase.insight}</strong>
          <Text>{businessCase.insightText}</Text>
        </Insight>
      </Grid>
    </QueryContainer>
  );
}

const QueryContainer = styled.div`
  container-type: inline-size;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 16px;

  @container (width < 51.75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }

  @container (width < 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Three cards, then rows of a wide one between narrow ones, so that no card is alone in a row. Titles of a row are aligned. */
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

  @container (width < 51.75rem) {
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

  @container (width < 14rem) {
    &:nth-child(n) {
      grid-column: 1;
    }

    /* A pair of figures has two lines. */
    & p {
      white-space: normal;
    }
  }
`;

const StatBox = styled(Card)`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  row-gap: 12px;

  @media (max-width: 37.49875em) {
    padding: 16px;
  }
`;

const CardText = styled.div`
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
  }

  & > p {
    flex: 1 1 240px;
  }

  @container (width < 51.75rem) {
    grid-row: auto;
    grid-column: 1 / -1;
  }
`;
