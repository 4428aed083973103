import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface BusyLabelProps {
  busy: boolean;
  busyLabel: string;
  children: ReactNode;
}

/**
 * Two labels in one grid cell, so that the button is as wide as the wider of them and does not move when they
 * swap. The one that is not shown is drawn by CSS where it is plain text: a page's text then never holds a label
 * that nobody sees.
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
