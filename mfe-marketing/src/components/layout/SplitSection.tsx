import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Section } from './Section.tsx';
import { SectionHeader } from './SectionHeader.tsx';

interface SplitSectionProps {
  /** Id of its heading. */
  titleId: string;
  title: string;
  lead?: string;
  ground?: 'bg' | 'surface';
  children: ReactNode;
}

/** A section with its heading beside its content: four columns to eight. */
export function SplitSection({ titleId, title, lead, ground, children }: SplitSectionProps) {
  return (
    <Section labelledBy={titleId} ground={ground}>
      <Columns>
        <SectionHeader id={titleId} title={title} lead={lead} tideLine />
        <div>{children}</div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  column-gap: clamp(32px, 5vw, 72px);

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (min-width: 56.25em) {
    & > :first-child {
      margin-block-end: 0;
    }

    /* Aligns the first line of the content with the heading's tide line. */
    & > :last-child {
      padding-block-start: 2px;
    }
  }
`;
