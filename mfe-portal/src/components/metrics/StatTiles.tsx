import { StatTile } from '@skal/shared-ui';
import type { TileCopy } from '../../content/panelCopy.ts';
import { Grid } from '../layout/Grid.tsx';

interface Props {
  tiles: readonly TileCopy[];
  /** Source of the values. */
  note?: string;
}

/** A row of tiles. */
export const StatTiles = ({ tiles, note }: Props) => (
  <Grid $min={150}>
    {tiles.map(({ label, value, unit }) => (
      <StatTile key={label} label={label} value={value} unit={unit} note={note} />
    ))}
  </Grid>
);
