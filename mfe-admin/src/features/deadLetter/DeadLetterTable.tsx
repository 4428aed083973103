import type { DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { Button, Table, type TableColumn, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { BouncedEmailWarning } from '../../components/BouncedEmailWarning.tsx';
import { TableRowActions } from '../../components/TableRowActions.tsx';
import { deadLetters as copy, emailKindName, failureReasons } from '../../content/operations/deadLetters.ts';
import { formatDateTime } from '../../format/date.ts';

interface Props {
  mails: readonly DeadLetterReply[];
  isBusy: boolean;
  onRetry: (mail: DeadLetterReply) => void;
  /** Undefined if the operator may not delete. */
  onDelete?: (mail: DeadLetterReply) => void;
}

/** Undelivered emails with their reason and actions. */
export function DeadLetterTable({ mails, isBusy, onRetry, onDelete }: Props) {
  const { columns: heads } = copy;
  const buttons = [{ label: copy.retry, press: onRetry }, ...(onDelete ? [{ label: copy.drop, press: onDelete }] : [])];
  const columns: TableColumn<DeadLetterReply>[] = [
    { id: 'at', header: heads.at, cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
    {
      id: 'mail',
      header: heads.mail,
      rowHeader: true,
      cell: ({ kind, subject }) => (
        <Lines>
          {subject}
          <Text as="span" size="meta" tone="muted">
            {emailKindName(kind)}
          </Text>
        </Lines>
      ),
    },
    { id: 'recipient', header: heads.recipient, breakWords: true, cell: ({ recipient }) => recipient },
    {
      id: 'why',
      header: heads.why,
      breakWords: true,
      cell: ({ reason, attempts, serverReply, undeliverableSince }) => (
        <Lines>
          {failureReasons[reason](attempts)}
          <BouncedEmailWarning since={undeliverableSince} />
          {serverReply ? (
            <Text as="span" size="meta" tone="muted">
              {serverReply}
            </Text>
          ) : null}
        </Lines>
      ),
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (mail) => (
        <TableRowActions>
          {buttons.map(({ label, press }) => (
            <Button
              key={label}
              variant="quiet"
              size="sm"
              disabled={isBusy}
              aria-label={`${label}: ${mail.recipient}, ${mail.subject}`}
              onClick={() => press(mail)}
            >
              {label}
            </Button>
          ))}
        </TableRowActions>
      ),
    },
  ];
  return <Table caption={copy.caption} columns={columns} rows={mails} rowKey={({ id }) => id} />;
}

const Lines = styled.span`
  display: grid;
  gap: 2px;
`;
