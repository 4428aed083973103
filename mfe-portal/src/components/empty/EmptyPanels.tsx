import { missingMetricCopy, type PanelsCopy } from '../../content/panelCopy.ts';
import { useAccount } from '../../session/useAccount.ts';
import { Grid, SectionBody } from '../layout/Grid.tsx';
import { Panel } from '../layout/Panel.tsx';
import { EmptyStatTiles } from '../metrics/EmptyStatTiles.tsx';
import { LiveHint } from './LiveHint.tsx';
import { PanelEmptyState } from './PanelEmptyState.tsx';

/** Tiles and panels without reported data; for a live app this is not a statement about its guests. */
export function EmptyPanels({ tiles, panels, source }: PanelsCopy) {
  const { live } = useAccount();
  return (
    <SectionBody>
      <LiveHint>{source}</LiveHint>
      {tiles ? <EmptyStatTiles tiles={tiles} /> : null}
      <Grid>
        {Object.values(panels).map(({ title, empty, emptyHint, wide }) => (
          <Panel key={title} title={title} wide={wide}>
            <PanelEmptyState empty={live ? missingMetricCopy.text : empty} emptyHint={emptyHint} />
          </Panel>
        ))}
      </Grid>
    </SectionBody>
  );
}
