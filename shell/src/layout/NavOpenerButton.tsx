import { Button } from '@skal/shared-ui';
import { type NavOpener, useDialogOpener } from '@skal/shell-kit';

interface Props {
  entry: NavOpener;
  block?: boolean;
  /** Called as well when the popup is opened. */
  onChoose?: () => void;
}

/** An entry of the bar that opens a popup (E3). */
export function NavOpenerButton({ entry: { label, opens }, block, onChoose }: Props) {
  const opener = useDialogOpener(opens);
  const open = () => {
    onChoose?.();
    opener.onClick();
  };
  return (
    <Button {...opener} block={block} onClick={open}>
      {label}
    </Button>
  );
}
