import type { ClientReply } from '@skal/contracts/client/client';
import { Checkbox } from '@skal/shared-ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { bulkUpdate as words } from '../../../content/clients/bulkUpdate.ts';
import type { Selection } from './useSelection.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The box of another row of the same table. */
function boxAt(from: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const boxes = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-client]') ?? [])];
  return boxes[boxes.indexOf(from) + step];
}

interface Props extends Pick<Selection, 'isSelected' | 'select'> {
  client: ClientReply;
  /** All that stand on this page. */
  clients: readonly ClientReply[];
}

/**
 * Selects a row: by a press or the space bar. The arrows go to the next box, and with Shift they select on the way; Enter
 * goes to what can be done with those that are selected.
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
      aria-label={words.select(client.businessName)}
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

  /* For a finger the label covers the box and what is around it. */
  @media (pointer: coarse) {
    & label {
      position: absolute;
      inset: -10px;
      margin: 0;
    }
  }
`;
