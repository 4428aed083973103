import { planPrices } from '@skal/contracts/client/client';
import {
  type InvoiceLineInput,
  type IssueInvoiceBody,
  issueInvoiceForm,
  issueInvoiceSchema,
  parseInvoiceLine,
} from '@skal/contracts/finance/adminInvoice';
import { formatInvoiceTitle } from '@skal/contracts/finance/invoice';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr, useSession } from '@skal/shell-kit/api';
import { type RefObject, useEffect, useRef } from 'react';
import { invoiceForm as copy } from '../../content/billing/invoice.ts';
import { planLabels } from '../../content/clients/client.ts';
import { formatIsoDate, formatMonth } from '../../format/date.ts';
import { useIssueAdminInvoiceMutation } from './invoice.api.ts';
import type { NewInvoiceProps } from './newInvoiceProps.ts';

const DAY_MS = 24 * 3600_000;
/** Default payment term in days. */
const DUE_DAYS = 14;

export interface InvoiceValues extends Omit<IssueInvoiceBody, 'currency' | 'lines'> {
  currency: string;
  lines: InvoiceLineInput[];
}

const emptyLine = (): InvoiceLineInput => ({ description: '', quantity: '1', unitAmount: '' });
const isEmpty = ({ description, unitAmount }: InvoiceLineInput) => description === '' && unitAmount === '';

/** Form of a new invoice with its lines, one of which may be the plan's price. Keeps a draft until the invoice is issued. */
export function useInvoiceForm(
  { client, last }: NewInvoiceProps,
  root: RefObject<HTMLFormElement | null>,
  onIssued: () => void,
) {
  const [issue] = useIssueAdminInvoiceMutation();
  const toast = useToast();
  const { user } = useSession();
  const form = useForm<InvoiceValues>({
    initialValues: {
      billedTo: last?.billedTo ?? client.businessName,
      address: last?.address ?? '',
      currency: last?.currency ?? 'EUR',
      dueDate: formatIsoDate(new Date(Date.now() + DUE_DAYS * DAY_MS)),
      note: last?.note ?? '',
      lines: [emptyLine()],
    },
    validationSchema: issueInvoiceForm,
    onSubmit: async (values, { withIdempotencyKey }) => {
      const body = issueInvoiceSchema.cast({ ...values, lines: values.lines.map(parseInvoiceLine) });
      const issued = await issue({ params: { id: client.id }, ...withIdempotencyKey(body) }).unwrap();
      toast({
        title: issued ? copy.done(formatInvoiceTitle(issued)) : copy.title,
        description: copy.doneReason(client.email),
        variant: 'success',
      });
      onIssued();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
    draft: { owner: user.id, form: `invoice ${client.id}` },
  });

  const { lines } = form.values;
  /** Index of the line to focus after the next render. */
  const focusIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusIndex.current === null || focusIndex.current >= lines.length) return;
    root.current?.querySelector<HTMLElement>(`[name="lines[${focusIndex.current}].description"]`)?.focus();
    focusIndex.current = null;
  }, [lines, root]);
  const setLines = (next: InvoiceLineInput[], lineIndex: number) => {
    focusIndex.current = lineIndex;
    void form.setFieldValue('lines', next);
  };
  const plan = client.subscriptionPlan;
  return {
    form,
    addLine: () => setLines([...lines, emptyLine()], lines.length),
    removeLine: (lineIndex: number) =>
      setLines(
        lines.filter((_, index) => index !== lineIndex),
        Math.min(lineIndex, lines.length - 2),
      ),
    /** Adds the plan price of the current month; replaces an empty line. */
    addPlan: () => {
      const description = copy.planLine(planLabels[plan], formatMonth(new Date()));
      const line = { description, quantity: '1', unitAmount: String(planPrices[plan]) };
      const filled = lines.filter((item) => !isEmpty(item));
      setLines([...filled, line], filled.length);
    },
  };
}
