import { Button, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { bulkUpdate as copy } from '../../../content/clients/bulkUpdate.ts';
import type { BulkUpdate } from './useBulkUpdateClients.ts';

/** Result of the last bulk update, with undo; stays until dismissed or replaced by the next update. */
export const BulkUpdateNotice = ({
  last,
  isChanging,
  dismiss,
}: Pick<BulkUpdate, 'last' | 'isChanging' | 'dismiss'>) => (
  <Line data-shown={last ? '' : undefined}>
    <Text as="div" role="status">
      {last?.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Text>
    {last?.undo ? (
      <Button variant="secondary" size="sm" busy={isChanging} onClick={last.undo}>
        {copy.undo}
      </Button>
    ) : null}
    {last ? (
      <Button variant="quiet" size="sm" onClick={dismiss}>
        {copy.dismiss}
      </Button>
    ) : null}
  </Line>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--elevation-2);

  /* A live region must exist before its text; invisible while empty. */
  &:not([data-shown]) {
    position: absolute;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;
