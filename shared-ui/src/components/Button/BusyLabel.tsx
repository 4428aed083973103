import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface BusyLabelProps {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/**
 * Stacks both labels in one grid cell, so that the button has the width of the wider one and does not resize when they swap.
 * CSS generates the hidden label if it is plain text, so that the text of the page never contains an invisible label.
 */
export function BusyLabel({ busy, busyLabel, children }: BusyLabelProps) {
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
