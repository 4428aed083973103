import { Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';

interface Claim {
  readonly value: string;
  readonly title: string;
  readonly text: string;
}

interface ClaimGridProps {
  claims: readonly Claim[];
  /** How many abreast where there is room; by default as many as fit. */
  columns?: 2;
}

/** Figures with what they say, side by side between lines. */
export function ClaimGrid({ claims, columns }: ClaimGridProps) {
  return (
    <Grid data-columns={columns}>
      {claims.map(({ value, title, text }) => (
        <li key={title}>
          <Value>{value}</Value>
          <Heading level={3}>{title}</Heading>
          <Text tone="ink-2">{text}</Text>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 32px var(--gutter);

  @media (min-width: 720px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: 48px;
    }
  }

  & > li {
    display: grid;
    gap: 6px;
    align-content: start;
    padding-block-start: 24px;
    border-block-start: 2px solid var(--ink);
  }
`;

const Value = styled.p`
  margin-block-end: 8px;
  font: var(--type-numeral-lg);
  letter-spacing: var(--tracking-numeral);
  text-wrap: balance;
`;
