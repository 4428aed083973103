import type { PanelsCopy } from '../content/panel.ts';
import { EmptyLine } from './EmptyLine.tsx';
import { Grid, SectionBody } from './Grid.tsx';
import { Panel } from './Panel.tsx';
import { Tiles } from './Tiles.tsx';

/** Figures at zero and panels with nothing in them yet. */
export const Panels = ({ tiles, panels }: PanelsCopy) => (
  <SectionBody>
    {tiles ? <Tiles tiles={tiles} /> : null}
    <Grid>
      {panels.map(({ title, empty, wide }) => (
        <Panel key={title} title={title} wide={wide}>
          <EmptyLine>{empty}</EmptyLine>
        </Panel>
      ))}
    </Grid>
  </SectionBody>
);
