import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'success' | 'attention' | 'accent' | 'danger' | 'neutral' | 'outline';
  icon?: ReactNode;
}

/** A status label. The text carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Chip {...rest} data-tone={tone}>
      {icon}
      {children}
    </Chip>
  );
}

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  inline-size: fit-content;
  min-block-size: 24px;
  padding: 1px 9px;
  border: 1px solid transparent;
  border-radius: var(--radius-4);
  background: var(--sunken);
  color: var(--ink-2);
  font: var(--type-label);
  font-weight: 500;
  font-size: 0.8125rem;
  letter-spacing: 0;
  /* As wide as its text, at most as wide as its container. */
  flex: none;
  max-inline-size: 100%;

  & svg {
    inline-size: 14px;
    block-size: 14px;
  }

  &[data-tone='success'] {
    background: var(--mos-soft);
    color: var(--mos);
  }

  &[data-tone='attention'] {
    background: var(--havtorn-soft);
    color: var(--havtorn-ink);
  }

  &[data-tone='accent'] {
    background: var(--fjord-soft);
    color: var(--fjord);
  }

  &[data-tone='danger'] {
    background: var(--tegl-soft);
    color: var(--tegl);
  }

  &[data-tone='outline'] {
    border-color: var(--line-strong);
    background: transparent;
    color: var(--ink-2);
  }
`;
