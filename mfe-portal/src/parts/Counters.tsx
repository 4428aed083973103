import { StatTile, VisuallyHidden } from '@skal/shared-ui';
import { useAccount } from '../account/useAccount.ts';
import { notCounted, type TileCopy } from '../content/panel.ts';
import { Grid } from './Grid.tsx';
import { Tiles } from './Tiles.tsx';

/** Figures that nothing has been reported for: zeros until the app is live, and then a dash, which is no figure. */
export function Counters({ tiles }: { tiles: readonly TileCopy[] }) {
  const { live } = useAccount();
  if (!live) return <Tiles tiles={tiles} />;
  return (
    <Grid $min={150}>
      {tiles.map(({ label }) => (
        <StatTile key={label} label={label} value={<NotCounted />} note={notCounted.words} />
      ))}
    </Grid>
  );
}

const NotCounted = () => (
  <>
    <span aria-hidden="true">{notCounted.sign}</span>
    <VisuallyHidden>, </VisuallyHidden>
  </>
);
