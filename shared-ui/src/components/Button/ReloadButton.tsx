import { Button, type ButtonProps } from './Button.tsx';

interface ReloadButtonProps extends Pick<ButtonProps, 'size'> {
  onReload: () => void;
}

/** Loads the page again, beside a "Try again" that has not helped: the tab's release may be gone from the server. */
export const ReloadButton = ({ onReload, size }: ReloadButtonProps) => (
  <Button variant="secondary" size={size} onClick={onReload}>
    Reload the page
  </Button>
);
