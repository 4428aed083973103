import type { ClientReply } from '@skal/contracts/client/client';
import { Card, Heading, StatTile } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { overview } from '../../content/dashboard/admin.ts';
import { RecentClients } from './RecentClients.tsx';
import { RevenueBreakdown } from './RevenueBreakdown.tsx';
import { type RevenueState, revenueTiles } from './revenueTiles.ts';

interface Props {
  /** The first clients of the list. */
  clients: readonly ClientReply[];
  total: number;
  active: number;
  revenue: RevenueState;
}

/** Client counts, and this month's revenue (R3-R5). */
export function OverviewPanels({ clients, total, active, revenue }: Props) {
  const { tiles, formatInteger } = overview;
  const { month, average } = revenueTiles(revenue, active);
  return (
    <Rows>
      <Tiles>
        <StatTile label={tiles.total} value={formatInteger(total)} />
        <StatTile label={tiles.revenue} {...month} />
        <StatTile label={tiles.active} value={formatInteger(active)} />
        <StatTile label={tiles.average} {...average} />
      </Tiles>
      <Columns>
        <Panel title={overview.recentTitle}>
          <RecentClients clients={clients} />
        </Panel>
        <Panel title={overview.breakdownTitle}>
          <RevenueBreakdown {...revenue} />
        </Panel>
      </Columns>
    </Rows>
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <StyledCard>
    <Heading level={2} size="h4">
      {title}
    </Heading>
    {children}
  </StyledCard>
);

const Rows = styled.div`
  display: grid;
  gap: 24px;
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 170px), 1fr));
  gap: 16px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 16px;
`;

const StyledCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;
