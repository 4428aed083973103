import type { ClientReply } from '@skal/contracts/client/client';
import { Checkbox } from '@skal/shared-ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { bulkUpdate as copy } from '../../../content/clients/bulkUpdate.ts';
import type { Selection } from './useSelection.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the checkbox of another row of the same table. */
function boxAt(from: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const boxes = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-client]') ?? [])];
  return boxes[boxes.indexOf(from) + step];
}

interface Props extends Pick<Selection, 'isSelected' | 'select'> {
  client: ClientReply;
  /** All clients of this page. */
  clients: readonly ClientReply[];
}

/**
 * Selects a row by press or space bar. Arrow keys move to the next checkbox, with Shift they select on the way; Enter moves to the
 * actions for the selection.
 */
export function RowCheckbox({ client, clients, isSelected, select }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') document.querySelector<HTMLElement>('[data-selection] button')?.focus();
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    const next = boxAt(event.currentTarget, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (event.shiftKey) select([client, ...clients.filter(({ id }) => id === next.dataset.client)]);
  };
  return (
    <Box
      label=""
      aria-label={copy.select(client.businessName)}
      checked={isSelected(client.id)}
      onCheckedChange={(on) => select([client], on)}
      onKeyDown={onKeyDown}
      data-client={client.id}
    />
  );
}

const Box = styled(Checkbox)`
  position: relative;
  gap: 0;

  /* On touch screens the label covers the checkbox and the space around it. */
  @media (pointer: coarse) {
    & label {
      position: absolute;
      inset: -10px;
      margin: 0;
    }
  }
`;
