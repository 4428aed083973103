import type { PanelsCopy } from '../content/panel.ts';
import { Counters } from './Counters.tsx';
import { Grid, SectionBody } from './Grid.tsx';
import { LiveNote } from './LiveNote.tsx';
import { Nothing } from './Nothing.tsx';
import { Panel } from './Panel.tsx';

/** Figures and panels that nothing has been reported for yet. */
export const Panels = ({ tiles, panels, source }: PanelsCopy) => (
  <SectionBody>
    <LiveNote>{source}</LiveNote>
    {tiles ? <Counters tiles={tiles} /> : null}
    <Grid>
      {panels.map(({ title, empty, fills, wide }) => (
        <Panel key={title} title={title} wide={wide}>
          <Nothing empty={empty} fills={fills} />
        </Panel>
      ))}
    </Grid>
  </SectionBody>
);
