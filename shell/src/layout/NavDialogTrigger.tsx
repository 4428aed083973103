import { Button } from '@skal/shared-ui';
import { dialogTrigger, type NavDialogEntry } from '@skal/shell-kit';

interface Props {
  entry: NavDialogEntry;
  block?: boolean;
  /** Called as well when the popup is opened. */
  onChoose?: () => void;
}

/** An entry of the bar that opens a popup (E3). */
export const NavDialogTrigger = ({ entry: { label, opens }, block, onChoose }: Props) => (
  <Button {...dialogTrigger(opens)} block={block} onClick={onChoose}>
    {label}
  </Button>
);
