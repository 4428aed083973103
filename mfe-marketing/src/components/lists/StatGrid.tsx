import { Heading, SourcedNumber, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import type { Statistic } from '../../content/contentTypes.ts';
import { sourceAnchor, sourceText } from '../../content/sources.ts';

interface StatGridProps {
  claims: readonly Statistic[];
  /** In rows, with the text beside each figure; otherwise below it, in two columns. */
  rows?: boolean;
}

/** Figures with their texts, each under a line. */
export function StatGrid({ claims, rows = false }: StatGridProps) {
  return (
    <Grid data-rows={rows ? '' : undefined}>
      {claims.map(({ value, title, text, source }) => (
        <li key={title}>
          {source ? (
            <SourcedNumber
              value={value}
              size="lg"
              sourceId={source}
              sourceText={sourceText(source)}
              sourceHref={`#${sourceAnchor(source)}`}
            />
          ) : (
            <Value>{value}</Value>
          )}
          <div>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </div>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 40px var(--gutter);

  @media (max-width: 44.99875em) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > li {
    display: grid;
    gap: 14px;
    align-content: start;
    padding-block-start: 20px;
    border-block-start: 2px solid var(--ink);
  }

  & > li > div {
    display: grid;
    gap: 6px;
  }

  &[data-rows] {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }

  @media (min-width: 45em) {
    &[data-rows] > li {
      grid-template-columns: 300px minmax(0, 1fr);
    }
  }
`;

const Value = styled.p`
  font: var(--type-numeral-lg);
  letter-spacing: var(--tracking-numeral);
  text-wrap: balance;
`;
