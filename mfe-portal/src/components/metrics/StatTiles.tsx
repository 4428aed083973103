import { Stack, StatTile, Text } from '@skal/shared-ui';
import type { TilesCopy } from '../../content/panelCopy.ts';
import { formatUnit } from '../../format/number.ts';
import { Grid } from '../layout/Grid.tsx';

interface Props {
  tiles: TilesCopy;
  /** Source of the values. */
  note?: string;
}

/** A row of tiles, with one source note below. */
export const StatTiles = ({ tiles, note }: Props) => (
  <Stack gap={8}>
    <Grid $min={150}>
      {Object.values(tiles).map(({ label, value, unit }) => (
        <StatTile key={label} label={label} value={value} unit={unit === undefined ? undefined : formatUnit(unit)} />
      ))}
    </Grid>
    {note ? (
      <Text size="meta" tone="subtle">
        {note}
      </Text>
    ) : null}
  </Stack>
);
