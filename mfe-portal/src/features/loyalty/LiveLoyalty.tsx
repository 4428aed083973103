import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { loyalty, liveLoyalty as words } from '../../content/loyalty.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { HeldTiles } from '../../parts/HeldTiles.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Panels } from '../../parts/Panels.tsx';
import { useReadLoyaltyQuery } from './loyalty.api.ts';
import { MembersPanel } from './MembersPanel.tsx';
import { RewardsPanel } from './RewardsPanel.tsx';

const [members, stamps, rewards] = loyalty.tiles;
const [, , top] = loyalty.panels;

/** The loyalty card of a live app, as it reported; until it has reported anything, what will fill this. */
export function LiveLoyalty() {
  const { data, isError, refetch } = useReadLoyaltyQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  if (data.lastReportOn === null) return <Panels {...loyalty} />;
  return (
    <FiguresFrom metrics={[data.members, data.stamps, data.rewards]}>
      <SectionBody>
        <LiveNote>{loyalty.source}</LiveNote>
        <HeldTiles
          lastReportOn={data.lastReportOn}
          tiles={[
            { label: members.label, metric: data.members, before: words.totalBefore },
            { label: stamps.label, metric: data.stamps, before: words.before },
            { label: rewards.label, metric: data.rewards, before: words.before },
            { label: words.redemption, metric: data.redemption, before: words.before },
          ]}
        />
        <Grid>
          <MembersPanel loyalty={data} />
          <RewardsPanel loyalty={data} />
          <Panel title={top.title}>
            <Nothing {...words.anonymous} />
          </Panel>
        </Grid>
      </SectionBody>
    </FiguresFrom>
  );
}
