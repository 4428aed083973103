import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { setRef } from '../assignRef.ts';
import { BusyLabel } from './BusyLabel.tsx';
import { type ButtonVariantProps, buttonStyles, variantAttributes } from './buttonStyles.ts';

export interface ButtonProps extends ButtonVariantProps, ComponentProps<'button'> {
  /** At work: the label is `busyLabel`, and so is the name; the button is disabled and keeps its width. */
  busy?: boolean;
  busyLabel?: string;
}

/** What does something. There is one primary button per view. */
export function Button({
  variant,
  size,
  block,
  onBand,
  busy = false,
  busyLabel,
  type = 'button',
  disabled = false,
  children,
  ref,
  'aria-label': name,
  ...rest
}: ButtonProps) {
  const button = useFocusKept(busy);
  return (
    <Root
      {...rest}
      {...variantAttributes({ variant, size, block, onBand })}
      ref={(node) => {
        button.current = node;
        setRef(ref, node);
      }}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      // What is called by more than it says is called by what it says while that is what it is doing.
      aria-label={busy && busyLabel !== undefined ? undefined : name}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <BusyLabel busy={busy} busyLabel={busyLabel}>
          {children}
        </BusyLabel>
      )}
    </Root>
  );
}

/** A disabled button drops the focus; it comes back here when the work is over and nobody else has taken it. */
function useFocusKept(busy: boolean) {
  const button = useRef<HTMLButtonElement | null>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) {
      held.current = activeElement === button.current;
    } else if (held.current) {
      held.current = false;
      if (activeElement === body || activeElement === null) button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return button;
}

const Root = styled.button`
  ${buttonStyles}
`;
