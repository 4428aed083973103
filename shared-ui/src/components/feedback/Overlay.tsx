import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ClockIcon } from '../../icons.ts';
import { Chip } from '../data/Badge.tsx';
import { Text } from '../typography/Text.tsx';

export interface OverlayProps {
  /** The app is live: renders only the content. */
  live?: boolean;
  title: string;
  /** Availability, in the specified text. */
  availability?: string;
  /** A button, a link. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
  className?: string;
}

/**
 * Covers a panel that is not available yet. The card comes first for keyboard and assistive technology; the panel keeps its layout
 * under a flat scrim, unblurred and inert.
 */
export function Overlay({
  live = false,
  title,
  availability,
  action,
  headingLevel = 2,
  children,
  className,
}: OverlayProps) {
  if (live) return <>{children}</>;
  return (
    <Stack className={className}>
      <CoverCard>
        <Chip as={`h${headingLevel}`} data-tone="attention">
          <ClockIcon />
          {title}
        </Chip>
        {availability ? <Text tone="muted">{availability}</Text> : null}
        {action}
      </CoverCard>
      <CoveredContent inert aria-hidden="true">
        {children}
      </CoveredContent>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    grid-area: 1 / 1;
  }
`;

const CoverCard = styled.div`
  position: sticky;
  inset-block-start: 96px;
  z-index: 1;
  place-self: start center;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  max-inline-size: min(420px, calc(100% - 32px));
  margin-block: clamp(16px, 6vh, 64px);
  padding: 24px 28px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--elevation-2);
  text-align: center;
  text-wrap: balance;

  & h2,
  & h3,
  & h4 {
    min-block-size: 28px;
    padding-block: 3px;
    padding-inline: 10px 12px;
    font: var(--type-label);
    font-size: 0.9375rem;
    font-weight: 600;
    white-space: normal;
  }
`;

const CoveredContent = styled.div`
  position: relative;
  min-inline-size: 0;
  user-select: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-12);
    background: color-mix(in srgb, var(--surface) 78%, transparent);
  }
`;
