import { HONEYPOT } from '@skal/contracts/support/inquiry';
import { VisuallyHidden } from '@skal/shared-ui';

interface HoneypotProps {
  value: string;
  onChange: (value: string) => void;
}

/** What asks password managers (1Password, LastPass, Bitwarden, Dashlane) to leave a field alone. */
const UNMANAGED = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/**
 * A field that visitors do not see, and programs that fill in every field do. It has no label and no id: browsers guess by
 * those what a field is for.
 */
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

/** What a form sends: the honeypot is part of it only if it was filled in. */
export const withHoneypot = <Body extends { [HONEYPOT]: string; website: string }>(cast: Body) => {
  const { [HONEYPOT]: filledIn, website: _, ...body } = cast;
  return filledIn ? { ...body, [HONEYPOT]: filledIn } : body;
};
