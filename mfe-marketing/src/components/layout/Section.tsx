import { Container } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

interface SectionProps {
  id?: string;
  /** Id of the heading that names the section as landmark. */
  labelledBy?: string;
  ground?: 'bg' | 'surface' | 'band';
  children: ReactNode;
}

/** A section of a public page: full-width background, content in the site's width. */
export function Section({ id, labelledBy, ground = 'bg', children }: SectionProps) {
  return (
    <StyledSection id={id} aria-labelledby={labelledBy} data-ground={ground}>
      <RiseInContainer>{children}</RiseInContainer>
    </StyledSection>
  );
}

const StyledSection = styled.section`
  --ground: var(--bg);
  padding-block: var(--section-space);

  &[data-ground='surface'] {
    --ground: var(--surface);
    border-block: 1px solid var(--line);
    background: var(--surface);
  }

  @media print {
    padding-block: 24px;
  }
`;

const rise = keyframes`
  from { transform: translateY(12px); }
`;

/** Moves up 12 px when scrolled into view. CSS only, and only a movement: content not reached yet is visible. */
const RiseInContainer = styled(Container)`
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${rise} linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 160px;
    }
  }
`;
