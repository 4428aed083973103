import { createElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode }[];
  className?: string;
}

/** Terms and descriptions, one row each. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  // Children without keys: two rows may have the same term.
  return createElement(List, { className }, ...items.map(drawRow));
}

const drawRow = ({ term, description }: DescriptionListProps['items'][number]) => (
  <Row>
    <dt>{term}</dt>
    <dd>{description}</dd>
  </Row>
);

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
