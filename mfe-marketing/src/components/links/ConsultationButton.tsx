import { Button, type ButtonProps } from '@skal/shared-ui';
import { dialogTrigger } from '@skal/shell-kit';
import { CONSULTATION_DIALOG } from '../../content/contentTypes.ts';

type ConsultationButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'inverse' | 'block' | 'children'>;

/** A button that opens the consultation dialog (F2). */
export function ConsultationButton(props: ConsultationButtonProps) {
  return <Button {...dialogTrigger(CONSULTATION_DIALOG)} {...props} />;
}
