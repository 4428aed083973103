import { VisuallyHidden } from '@skal/shared-ui';

/** The field's name on the wire. People do not see it; what is filled in here was filled in by a machine. */
export const HONEYPOT = 'website';

interface HoneypotProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that only machines fill in. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}

/** What a form sends: the trap's field stands in it only if something went into the trap. */
export const springTrap = <Body extends { website: string }>({ website, ...body }: Body) =>
  website ? { ...body, website } : body;
