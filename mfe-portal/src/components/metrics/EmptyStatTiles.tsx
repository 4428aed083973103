import { StatTile, VisuallyHidden } from '@skal/shared-ui';
import { missingMetricCopy, type TilesCopy } from '../../content/panelCopy.ts';
import { useAccount } from '../../session/useAccount.ts';
import { Grid } from '../layout/Grid.tsx';
import { StatTiles } from './StatTiles.tsx';

/** Tiles without reported data: zeros before launch, and dashes once live, because zero would be a value. */
export function EmptyStatTiles({ tiles }: { tiles: TilesCopy }) {
  const { live } = useAccount();
  if (!live) return <StatTiles tiles={tiles} />;
  return (
    <Grid $min={150}>
      {Object.values(tiles).map(({ label }) => (
        <StatTile key={label} label={label} value={<NoValue />} note={missingMetricCopy.text} />
      ))}
    </Grid>
  );
}

const NoValue = () => (
  <>
    <span aria-hidden="true">{missingMetricCopy.symbol}</span>
    <VisuallyHidden>, </VisuallyHidden>
  </>
);
