import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode }[];
  className?: string;
}

/** Names and what they stand for, a row each. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <List className={className}>
      {keyed(items).map(([key, { term, description }]) => (
        <Row key={key}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Row>
      ))}
    </List>
  );
}

/** Two rows may have the same term; their places tell them apart. */
const keyed = (items: DescriptionListProps['items']) => items.map((item, at) => [at, item] as const);

const List = styled.dl`
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 34%) 1fr;
  gap: 16px;
  padding-block: 10px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  & > dt {
    color: var(--ink-3);
  }

  & > dd {
    margin: 0;
    min-inline-size: 0;
  }
`;
