import type { RevenueCategory, RevenuePeriod, RevenueReply } from '@skal/contracts/finance/revenue';
import { StatTile } from '@skal/shared-ui';
import { Fragment, useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatMoney } from '../../format/money.ts';
import { RevenueClients } from './RevenueClients.tsx';
import { TrendIndicator } from './TrendIndicator.tsx';

interface Props {
  categories: readonly RevenueReply[];
  period: RevenuePeriod;
}

/** A tile per category; a press shows its revenue per client (R10). */
export function RevenueTiles({ categories, period }: Props) {
  const id = useId();
  const [open, setOpen] = useState<RevenueCategory | null>(null);
  return (
    <Tiles>
      {categories.map((entry) => (
        <Fragment key={entry.category}>
          <StatTile
            as="button"
            label={entry.category}
            value={formatMoney(entry[period])}
            delta={<TrendIndicator trend={entry.trend} />}
            aria-expanded={entry.category === open}
            aria-controls={entry.category === open ? id : undefined}
            onClick={() => setOpen(entry.category === open ? null : entry.category)}
          />
          {entry.category === open ? <RevenueClients id={id} category={entry} period={period} /> : null}
        </Fragment>
      ))}
    </Tiles>
  );
}

/** The details follow their tile in the DOM and appear below its row; the following tiles fill the row. */
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  grid-auto-flow: dense;
  gap: 16px;
`;
