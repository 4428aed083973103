import { Button } from '@skal/shared-ui';
import { dialogOpener, type NavOpener } from '@skal/shell-kit';

interface Props {
  entry: NavOpener;
  block?: boolean;
  /** Called as well when the popup is opened. */
  onChoose?: () => void;
}

/** An entry of the bar that opens a popup (E3). */
export const NavOpenerButton = ({ entry: { label, opens }, block, onChoose }: Props) => (
  <Button {...dialogOpener(opens)} block={block} onClick={onChoose}>
    {label}
  </Button>
);
