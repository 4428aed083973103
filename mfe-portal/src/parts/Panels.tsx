import { useAccount } from '../account/useAccount.ts';
import { notCounted, type PanelsCopy } from '../content/panel.ts';
import { Counters } from './Counters.tsx';
import { Grid, SectionBody } from './Grid.tsx';
import { LiveNote } from './LiveNote.tsx';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

/** Figures and panels that nothing has been reported for yet: of a live app that is no news of its guests. */
export function Panels({ tiles, panels, source }: PanelsCopy) {
  const { live } = useAccount();
  return (
    <SectionBody>
      <LiveNote>{source}</LiveNote>
      {tiles ? <Counters tiles={tiles} /> : null}
      <Grid>
        {panels.map(({ title, empty, fills, wide }) => (
          <Panel key={title} title={title} wide={wide}>
            <Nothing empty={live ? notCounted.words : empty} fills={fills} />
          </Panel>
        ))}
      </Grid>
    </SectionBody>
  );
}
