import { Button, type ButtonProps } from '@skal/shared-ui';
import { dialogOpener } from '@skal/shell-kit';
import { CONSULTATION } from '../../content/types.ts';

type OpenerProps = Pick<ButtonProps, 'variant' | 'size' | 'onBand' | 'block' | 'children'>;

/** A button that opens the consultation popup (F2). */
export function Opener(props: OpenerProps) {
  return <Button {...dialogOpener(CONSULTATION)} {...props} />;
}
