import type { HeldMailReply } from '@skal/contracts/heldMail';
import { Button, Table, type TableColumn, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { kindName, reasons, mails as words } from '../../content/mails.ts';
import { formatMoment } from '../../content/time.ts';
import { RowActions } from '../../frame/RowActions.tsx';
import { Undeliverable } from '../../frame/Undeliverable.tsx';

interface Props {
  mails: readonly HeldMailReply[];
  isBusy: boolean;
  onRetry: (mail: HeldMailReply) => void;
  /** Where it is missing, whoever looks may not drop one. */
  onDrop?: (mail: HeldMailReply) => void;
}

/** Mails that nobody tries any more, each with why, and what can be done. */
export function HeldMailTable({ mails, isBusy, onRetry, onDrop }: Props) {
  const { columns: heads } = words;
  const buttons = [{ label: words.retry, press: onRetry }, ...(onDrop ? [{ label: words.drop, press: onDrop }] : [])];
  const columns: TableColumn<HeldMailReply>[] = [
    { id: 'at', header: heads.at, cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
    {
      id: 'mail',
      header: heads.mail,
      rowHeader: true,
      cell: ({ kind, subject }) => (
        <Lines>
          {subject}
          <Text as="span" size="meta" tone="ink-2">
            {kindName(kind)}
          </Text>
        </Lines>
      ),
    },
    { id: 'recipient', header: heads.recipient, wraps: true, cell: ({ recipient }) => recipient },
    {
      id: 'why',
      header: heads.why,
      wraps: true,
      cell: ({ reason, attempts, said, undeliverableSince }) => (
        <Lines>
          {reasons[reason](attempts)}
          <Undeliverable since={undeliverableSince} />
          {said ? (
            <Text as="span" size="meta" tone="ink-2">
              {said}
            </Text>
          ) : null}
        </Lines>
      ),
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (mail) => (
        <RowActions>
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
        </RowActions>
      ),
    },
  ];
  return <Table caption={words.caption} columns={columns} rows={mails} rowKey={({ id }) => id} />;
}

const Lines = styled.span`
  display: grid;
  gap: 2px;
`;
