import { EmptyState, Text } from '@skal/shared-ui';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { StatTiles } from '../../components/metrics/StatTiles.tsx';
import { overview } from '../../content/sections/overview.ts';
import { LiveOverview } from '../../features/overview/LiveOverview.tsx';
import { OverviewColumns } from '../../features/overview/overview.styles.ts';
import { RevenueTrend } from '../../features/overview/RevenueTrend.tsx';
import { useAccount } from '../../session/useAccount.ts';

const { trend, alerts } = overview;

/** The portal's first section: four metrics, the revenue of a week, alerts (K1-K3). */
export default function OverviewSection() {
  const { live } = useAccount();
  return live ? <LiveOverview /> : <OverviewBefore />;
}

/** Before launch nothing has been counted, and no request is sent. */
const OverviewBefore = () => (
  <SectionBody>
    <StatTiles tiles={overview.tiles} note={overview.source} />
    <OverviewColumns>
      <Panel
        title={trend.title}
        aside={
          <Text size="meta" tone="subtle">
            {trend.period}
          </Text>
        }
      >
        <RevenueTrend />
      </Panel>
      <Panel title={alerts.title}>
        <EmptyState headingLevel={3} title={alerts.empty} description={alerts.meaning} />
      </Panel>
    </OverviewColumns>
  </SectionBody>
);
