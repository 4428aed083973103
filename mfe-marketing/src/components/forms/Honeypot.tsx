import { HONEYPOT } from '@skal/contracts/support/inquiry';
import { VisuallyHidden } from '@skal/shared-ui';

interface HoneypotProps {
  value: string;
  onChange: (value: string) => void;
}

/** Attributes that make password managers (1Password, LastPass, Bitwarden, Dashlane) ignore a field. */
const UNMANAGED = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/** An invisible field that bots fill in. It has no label or id, from which browsers would guess a value for autofill. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        {...UNMANAGED}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}

/** Includes the honeypot in a body only if it was filled in. */
export const withHoneypot = <Body extends { [HONEYPOT]: string; website: string }>(cast: Body) => {
  const { [HONEYPOT]: filledIn, website: _, ...body } = cast;
  return filledIn ? { ...body, [HONEYPOT]: filledIn } : body;
};
