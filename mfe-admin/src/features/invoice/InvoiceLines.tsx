import { arrayFieldProps, type useForm } from '@skal/forms';
import { IconButton, Text, TextField, Trash2Icon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { invoiceForm as copy } from '../../content/billing/invoice.ts';
import type { InvoiceValues } from './useInvoiceForm.ts';

const { labels } = copy;

interface Props {
  form: ReturnType<typeof useForm<InvoiceValues>>;
  onRemove: (index: number) => void;
}

/** The lines of an invoice, at least one. */
export function InvoiceLines({ form, onRemove }: Props) {
  const { errors, submitCount } = form;
  const rows = form.values.lines.map((_, index) => ({
    at: index,
    description: arrayFieldProps(form, 'lines', index, 'description'),
    quantity: arrayFieldProps(form, 'lines', index, 'quantity'),
    unitAmount: arrayFieldProps(form, 'lines', index, 'unitAmount'),
  }));
  return (
    <Lines>
      {rows.map(({ at: index, description, quantity, unitAmount }) => (
        // The fields are bound to their index, which serves as key.
        <Line key={description.name}>
          <legend>{copy.line(index + 1)}</legend>
          <TextField label={labels.description} required autoComplete="off" {...description} />
          <TextField label={labels.quantity} required inputMode="decimal" autoComplete="off" {...quantity} />
          <TextField label={labels.unitAmount} required inputMode="text" autoComplete="off" {...unitAmount} />
          {rows.length > 1 ? (
            <IconButton label={copy.remove(index + 1)} size="sm" onClick={() => onRemove(index)}>
              <Trash2Icon />
            </IconButton>
          ) : null}
        </Line>
      ))}
      {submitCount > 0 && typeof errors.lines === 'string' ? (
        <Text tone="danger" role="alert">
          {errors.lines}
        </Text>
      ) : null}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Line = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px 176px 32px;
  align-items: start;
  gap: 12px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: 8px;
    padding: 0;
    color: var(--ink-2);
    font: var(--type-label);
  }

  & > button {
    margin-block-start: 32px;
  }

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > :nth-child(2) {
      grid-column: 1 / -1;
    }

    & > button {
      position: absolute;
      inset-block-start: -10px;
      inset-inline-end: 0;
      margin: 0;
    }
  }
`;
