import { EmptyState, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { overview } from '../content/overview.ts';
import { RevenueTrend } from '../features/overview/RevenueTrend.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Tiles } from '../parts/Tiles.tsx';

const { trend, alerts } = overview;

/** The portal's first screen: four figures, the revenue of a week, what needs attention (K1-K3). */
export default function OverviewSection() {
  return (
    <SectionBody>
      <Tiles tiles={overview.tiles} note={overview.source} />
      <Columns>
        <Panel
          title={trend.title}
          aside={
            <Text size="meta" tone="ink-3">
              {trend.period}
            </Text>
          }
        >
          <RevenueTrend />
        </Panel>
        <Panel title={alerts.title}>
          <EmptyState headingLevel={3} title={alerts.empty} description={alerts.meaning} />
        </Panel>
      </Columns>
    </SectionBody>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 16px;

  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
