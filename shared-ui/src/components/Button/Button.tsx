import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { setRef } from '../setRef.ts';
import { type ButtonVariantProps, buttonStyles, variantAttributes } from './buttonStyles.ts';

interface BusyLabelProps {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/**
 * Stacks both labels in one grid cell, so that the button has the width of the wider one and does not resize when they swap.
 * CSS generates the hidden label if it is plain text, so that the text of the page never contains an invisible label.
 */
function BusyLabel({ busy, busyLabel, children }: BusyLabelProps) {
  const idleText = typeof children === 'string' ? children : undefined;
  return (
    <Cell data-other={busy ? idleText : busyLabel}>
      <Label>{busy ? busyLabel : children}</Label>
      {busy && idleText === undefined ? <Hidden aria-hidden="true">{children}</Hidden> : null}
    </Cell>
  );
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  grid-area: 1 / 1;
`;

const Hidden = styled(Label)`
  visibility: hidden;
`;

const Cell = styled.span`
  display: inline-grid;

  &[data-other]::after {
    content: attr(data-other);
    grid-area: 1 / 1;
    visibility: hidden;
  }
`;

export interface ButtonProps extends ButtonVariantProps, ComponentProps<'button'> {
  /** While true: `busyLabel` is the label and the accessible name, the button is disabled and keeps its width. */
  busy?: boolean;
  busyLabel?: string;
}

/** A button. Each view has at most one primary button. */
export function Button({
  variant,
  size,
  block,
  inverse,
  busy = false,
  busyLabel,
  type = 'button',
  disabled = false,
  children,
  ref,
  'aria-label': name,
  ...rest
}: ButtonProps) {
  const button = useRestoredFocus(busy);
  return (
    <Root
      {...rest}
      {...variantAttributes({ variant, size, block, inverse })}
      ref={(node) => {
        button.current = node;
        setRef(ref, node);
      }}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      // While busy, the visible busy label is also the accessible name.
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

/** Returns a ref. Restores the focus, which a disabled button loses, when the button is enabled and no other element has it. */
function useRestoredFocus(busy: boolean) {
  const button = useRef<HTMLButtonElement | null>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) {
      hadFocus.current = activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body || activeElement === null) button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return button;
}

const Root = styled.button`
  ${buttonStyles}
`;
