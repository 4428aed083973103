import { useAccount } from '../account/useAccount.ts';
import { missingMetricCopy, type PanelsCopy } from '../content/panel.ts';
import { EmptyStatTiles } from './Counters.tsx';
import { Grid, SectionBody } from './Grid.tsx';
import { LiveHint } from './LiveNote.tsx';
import { PanelEmptyState } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

/** Figures and panels that nothing has been reported for yet: of a live app that is no news of its guests. */
export function EmptyPanels({ tiles, panels, source }: PanelsCopy) {
  const { live } = useAccount();
  return (
    <SectionBody>
      <LiveHint>{source}</LiveHint>
      {tiles ? <EmptyStatTiles tiles={tiles} /> : null}
      <Grid>
        {panels.map(({ title, empty, emptyHint, wide }) => (
          <Panel key={title} title={title} wide={wide}>
            <PanelEmptyState empty={live ? missingMetricCopy.words : empty} emptyHint={emptyHint} />
          </Panel>
        ))}
      </Grid>
    </SectionBody>
  );
}
