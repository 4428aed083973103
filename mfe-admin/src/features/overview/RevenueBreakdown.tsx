import { EmptyState, Skeleton, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { revenue as copy } from '../../content/dashboard/revenue.ts';
import { formatMoney } from '../../format/money.ts';
import type { RevenueState } from './revenueTiles.ts';

/** Number of categories on the overview (R5). */
const VISIBLE_ROWS = 4;

/** This month's revenue by its first categories (R5). */
export function RevenueBreakdown({ categories, isDemo, hasFailed }: RevenueState) {
  if (!categories) return hasFailed ? <Text tone="muted">{copy.notLoaded}</Text> : <Skeleton rows={VISIBLE_ROWS} />;
  if (categories.length === 0) {
    return <EmptyState title={copy.none} description={copy.noneMeaning} headingLevel={3} />;
  }
  const shown = categories.slice(0, VISIBLE_ROWS);
  const highest = Math.max(1, ...shown.map(({ monthly }) => monthly));
  return (
    <>
      <List>
        {shown.map(({ category, monthly }) => (
          <Row key={category}>
            <span>{categoryNames[category]}</span>
            <Amount>{formatMoney(monthly)}</Amount>
            <Bar aria-hidden="true" $share={Math.max(0, monthly / highest)} />
          </Row>
        ))}
      </List>
      <Text size="meta" tone="subtle">
        {isDemo ? copy.demoNote : copy.soFar}
      </Text>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 14px;
  margin: 0;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 12px;
`;

const Amount = styled.span`
  font-family: var(--font-figures);
  font-weight: 600;
`;

/** A track, so that zero is visible as an empty bar. */
const Bar = styled.span<{ $share: number }>`
  flex-basis: 100%;
  block-size: 6px;
  border-radius: 3px;
  background: var(--sunken);

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: ${({ $share }) => Math.round($share * 100)}%;
    border-radius: inherit;
    background: var(--series-1);
  }
`;
