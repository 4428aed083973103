import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { Button, DownloadIcon, media, Text, VisuallyHidden } from '@skal/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type ClientPatch, bulkUpdate as copy } from '../../../content/clients/bulkUpdate.ts';
import { clientStatusLabels, planLabels } from '../../../content/clients/client.ts';
import { MAX_SELECTED, type Selection } from './useSelection.ts';

interface Props extends Pick<Selection, 'selected' | 'clear'> {
  isBusy: boolean;
  onChange: (change: ClientPatch) => void;
  onExport: () => void;
  onSelectPage: () => void;
  /** Additional selection buttons. */
  children: ReactNode;
}

/** Actions for the selected clients, shown while some are selected; always announces their number. */
export function BulkActionBar({ selected, clear, isBusy, onChange, onExport, onSelectPage, children }: Props) {
  const count = selected.length;
  return (
    <Bar role="region" aria-label={copy.region} data-selection="" data-shown={count > 0 ? '' : undefined}>
      <Text as="span" size="label" role="status">
        {copy.selected(count, MAX_SELECTED)}
        {count > 0 ? <VisuallyHidden>{copy.way}</VisuallyHidden> : null}
      </Text>
      {count > 0 ? (
        <>
          <Group name={copy.status}>
            {clientStatuses.map((status) => (
              <Button key={status} variant="secondary" size="sm" disabled={isBusy} onClick={() => onChange({ status })}>
                {clientStatusLabels[status]}
              </Button>
            ))}
          </Group>
          <Group name={copy.plan}>
            {subscriptionPlans.map((subscriptionPlan) => (
              <Button
                key={subscriptionPlan}
                variant="secondary"
                size="sm"
                disabled={isBusy}
                onClick={() => onChange({ subscriptionPlan })}
              >
                {planLabels[subscriptionPlan]}
              </Button>
            ))}
          </Group>
          <Button variant="secondary" size="sm" onClick={onExport}>
            <DownloadIcon />
            {copy.export}
          </Button>
          <Button variant="quiet" size="sm" onClick={onSelectPage}>
            {copy.selectPage}
          </Button>
          {children}
          <Button variant="quiet" size="sm" onClick={clear}>
            {copy.clear}
          </Button>
        </>
      ) : null}
    </Bar>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Choices role="group" aria-labelledby={id}>
      <Text as="span" size="meta" tone="muted" id={id}>
        {name}
      </Text>
      {children}
    </Choices>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--fjord-soft);
  box-shadow: var(--elevation-2);

  &:not([data-shown]) {
    position: absolute;
    padding: 0;
    border: 0;
    box-shadow: none;
  }

  /* One scrolling row, so that the cards stay visible. */
  ${media.table} {
    flex-wrap: nowrap;
    overflow-x: auto;

    & > * {
      flex: none;
    }
  }
`;

const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
`;
