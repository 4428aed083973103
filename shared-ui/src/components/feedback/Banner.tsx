import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons.ts';

export interface BannerProps extends ComponentProps<'div'> {
  tone: 'danger' | 'attention' | 'accent' | 'success' | 'neutral';
  action?: ReactNode;
}

const signs = {
  danger: CircleAlertIcon,
  attention: TriangleAlertIcon,
  accent: InfoIcon,
  success: CircleCheckIcon,
  neutral: InfoIcon,
} as const;

/** A line across the page: an emergency, an impersonation, no connection. */
export function Banner({ tone, action, children, ...rest }: BannerProps) {
  const Sign = signs[tone];
  return (
    <Line {...rest} data-tone={tone}>
      <Sign size={20} />
      <BannerText>{children}</BannerText>
      {action}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 12px;
  padding: 12px 16px;
  border: 1px solid transparent;
  border-inline-start: 3px solid var(--ink-3);
  border-start-end-radius: var(--radius-8);
  border-end-end-radius: var(--radius-8);
  background: var(--sunken);
  color: var(--ink);

  &[data-tone='danger'] {
    border-inline-start-color: var(--tegl);
    background: var(--tegl-soft);
  }

  &[data-tone='attention'] {
    border-inline-start-color: var(--havtorn);
    background: var(--havtorn-soft);
  }

  &[data-tone='accent'] {
    border-inline-start-color: var(--fjord);
    background: var(--fjord-soft);
  }

  &[data-tone='success'] {
    border-inline-start-color: var(--mos);
    background: var(--mos-soft);
  }

  &[data-tone='danger'] > svg {
    color: var(--tegl);
  }

  &[data-tone='attention'] > svg {
    color: var(--havtorn-ink);
  }

  &[data-tone='accent'] > svg {
    color: var(--fjord);
  }

  &[data-tone='success'] > svg {
    color: var(--mos);
  }
`;

const BannerText = styled.div`
  flex: 1 1 240px;
  min-inline-size: 0;
`;
