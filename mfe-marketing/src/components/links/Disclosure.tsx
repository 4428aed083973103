import { ChevronDownIcon, VisuallyHidden } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface DisclosureProps {
  summary: string;
  /** What the content belongs to, to distinguish summaries in assistive technology. */
  context: string;
  open?: boolean;
  children: ReactNode;
}

/** Expandable content. A native `details` element: it opens without script, and find-in-page searches its content. */
export function Disclosure({ summary, context, open, children }: DisclosureProps) {
  return (
    <Details open={open}>
      <summary>
        {summary}
        <VisuallyHidden>, {context}</VisuallyHidden>
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: var(--target);
    border-radius: var(--radius-4);
    color: var(--fjord);
    font: var(--type-label);
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > svg {
    transition: rotate var(--motion-pop) var(--ease-in);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
