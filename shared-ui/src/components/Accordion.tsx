import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons.ts';

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  headingLevel?: 2 | 3 | 4;
  /** Items that are open to begin with. */
  defaultOpen?: readonly string[];
  className?: string;
}

/**
 * Rows that open. They are the browser's own: they work before any script runs, and a search of the page finds what
 * is folded away.
 */
export function Accordion({ items, headingLevel = 3, defaultOpen, className }: AccordionProps) {
  return (
    <Rows className={className}>
      {items.map(({ id, title, content }) => (
        <Item key={id} open={defaultOpen?.includes(id)}>
          <Summary>
            <Title as={`h${headingLevel}`}>{title}</Title>
            <ChevronDownIcon size={20} />
          </Summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  border-block-start: 1px solid var(--line);
`;

const Item = styled.details`
  border-block-end: 1px solid var(--line);

  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 56px;
  padding-block: 14px;
  border-radius: var(--radius-4);
  color: var(--ink);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & svg {
    color: var(--ink-3);
    transition: transform var(--motion-pop) var(--ease-in);
  }

  &:hover svg {
    color: var(--fjord);
  }
`;

const Title = styled.h3`
  font: var(--type-h4);
  letter-spacing: 0;
`;

const Content = styled.div`
  max-inline-size: var(--measure);
  padding-block: 0 20px;
  color: var(--ink-2);
`;
