import type { RevenueTrend } from '@skal/contracts/finance/revenue';
import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { trendNames } from '../../content/dashboard/revenue.ts';

const signs = { up: ArrowUpIcon, down: ArrowDownIcon, stable: MinusIcon } as const;

/** A trend as icon and text; the colour only supports it (R12). */
export function TrendIndicator({ trend }: { trend: RevenueTrend }) {
  const Sign = signs[trend];
  return (
    <Mark data-trend={trend}>
      <Sign size={14} />
      {trendNames[trend]}
    </Mark>
  );
}

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  color: var(--ink-2);
  font: var(--type-label);

  &[data-trend='up'] > svg {
    color: var(--mos);
  }

  &[data-trend='down'] > svg {
    color: var(--tegl);
  }
`;
