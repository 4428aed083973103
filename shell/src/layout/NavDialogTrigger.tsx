import { Button } from '@skal/shared-ui';
import { dialogTrigger, type NavDialogEntry } from '@skal/shell-kit';

interface Props {
  entry: NavDialogEntry;
  block?: boolean;
  /** Also called when the dialog is opened. */
  onChoose?: () => void;
}

/** A navigation entry that opens a dialog (E3). */
export const NavDialogTrigger = ({ entry: { label, opens }, block, onChoose }: Props) => (
  <Button {...dialogTrigger(opens)} block={block} onClick={onChoose}>
    {label}
  </Button>
);
