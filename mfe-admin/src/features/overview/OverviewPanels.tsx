import type { ClientReply } from '@skal/contracts/client';
import { Card, EmptyState, Heading, StatTile } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { overview } from '../../content/admin.ts';
import { RecentClients } from './RecentClients.tsx';

interface Props {
  /** The first of the list. */
  clients: readonly ClientReply[];
  total: number;
  active: number;
}

/** Figures about the clients; revenue says honestly that none is recorded (R3-R5). */
export function OverviewPanels({ clients, total, active }: Props) {
  const { tiles } = overview;
  return (
    <Rows>
      <Tiles>
        <StatTile label={tiles.total} value={total} />
        <StatTile label={tiles.revenue} value={overview.none} note={overview.noRevenue} />
        <StatTile label={tiles.active} value={active} />
        <StatTile label={tiles.average} value={overview.none} note={overview.noRevenue} />
      </Tiles>
      <Columns>
        <Panel title={overview.recentTitle}>
          <RecentClients clients={clients} />
        </Panel>
        <Panel title={overview.breakdownTitle}>
          <EmptyState title={overview.noRevenue} description={overview.noRevenueMeaning} />
        </Panel>
      </Columns>
    </Rows>
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Ground>
    <Heading level={2} size="h4">
      {title}
    </Heading>
    {children}
  </Ground>
);

const Rows = styled.div`
  display: grid;
  gap: 24px;
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: 16px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 16px;
`;

const Ground = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;
