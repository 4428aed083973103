import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons.ts';

export interface BannerProps extends ComponentProps<'div'> {
  tone: 'tegl' | 'havtorn' | 'fjord' | 'mos' | 'neutral';
  action?: ReactNode;
}

const signs = {
  tegl: CircleAlertIcon,
  havtorn: TriangleAlertIcon,
  fjord: InfoIcon,
  mos: CircleCheckIcon,
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

  &[data-tone='tegl'] {
    border-inline-start-color: var(--tegl);
    background: var(--tegl-soft);
  }

  &[data-tone='havtorn'] {
    border-inline-start-color: var(--havtorn);
    background: var(--havtorn-soft);
  }

  &[data-tone='fjord'] {
    border-inline-start-color: var(--fjord);
    background: var(--fjord-soft);
  }

  &[data-tone='mos'] {
    border-inline-start-color: var(--mos);
    background: var(--mos-soft);
  }

  &[data-tone='tegl'] > svg {
    color: var(--tegl);
  }

  &[data-tone='havtorn'] > svg {
    color: var(--havtorn-ink);
  }

  &[data-tone='fjord'] > svg {
    color: var(--fjord);
  }

  &[data-tone='mos'] > svg {
    color: var(--mos);
  }
`;

const BannerText = styled.div`
  flex: 1 1 240px;
  min-inline-size: 0;
`;
