import { t } from '@lingui/core/macro';
import { Button, type ButtonProps } from './Button.tsx';

interface ReloadButtonProps extends Pick<ButtonProps, 'size'> {
  onReload: () => void;
}

/** Reloads the page. Shown beside a "Try again" that failed: the server may no longer have the files of this tab's release. */
export const ReloadButton = ({ onReload, size }: ReloadButtonProps) => (
  <Button variant="secondary" size={size} onClick={onReload}>
    {t`Reload the page`}
  </Button>
);
