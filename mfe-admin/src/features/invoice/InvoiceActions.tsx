import type { AdminInvoiceReply } from '@skal/contracts/finance/adminInvoice';
import { buildInvoiceFileName, formatInvoiceTitle, invoice } from '@skal/contracts/finance/invoice';
import { buildPath } from '@skal/contracts/http/endpoint';
import { Button, TextLink } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { invoices as copy } from '../../content/billing/invoice.ts';
import type { ConfirmedInvoiceAction } from './useInvoiceActions.ts';

interface Props {
  row: AdminInvoiceReply;
  isOwner: boolean;
  onConfirmRequest: (act: ConfirmedInvoiceAction) => void;
  onSend: () => void;
}

/** Actions of an invoice. */
export function InvoiceActions({ row, isOwner, onConfirmRequest, onSend }: Props) {
  const { id, status } = row;
  const title = formatInvoiceTitle(row);
  const isDue = status === 'open' || status === 'overdue';
  const mark = isDue ? 'pay' : status === 'paid' ? 'unpay' : null;
  const named = (label: string) => ({ 'aria-label': copy.actionLabel(label, title) });
  return (
    <Actions>
      <TextLink href={buildPath(invoice.pdf.path, { id })} download={buildInvoiceFileName(row)} {...named(copy.pdf)}>
        {copy.pdf}
      </TextLink>
      {isOwner && mark ? (
        <Button variant="quiet" size="sm" {...named(copy[mark])} onClick={() => onConfirmRequest(mark)}>
          {copy[mark]}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" {...named(copy.send)} onClick={onSend}>
        {copy.send}
      </Button>
      {isOwner && mark ? (
        <Button variant="quiet" size="sm" {...named(copy.credit)} onClick={() => onConfirmRequest('credit')}>
          {copy.credit}
        </Button>
      ) : null}
    </Actions>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(104px, auto) auto;
  justify-content: start;
  justify-items: start;
  align-items: center;
  /* Buttons without border in two columns: aligns the first with the cell's edge. */
  margin-inline-start: -14px;
  white-space: nowrap;

  & > a {
    margin-inline: 14px;
  }
`;
