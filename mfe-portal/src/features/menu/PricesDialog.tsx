import type { MenuReply } from '@skal/contracts/content/menu';
import { FieldGrid, FormDialog, selectFieldProps, textFieldProps } from '@skal/forms';
import { Button, Checkbox, SelectField, Table, type TableColumn, Text, TextField } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { priceForm as copy } from '../../content/menu/liveMenu.ts';
import { formatMoney } from '../../format/number.ts';
import { type PricedItem, usePriceForm } from './usePriceForm.ts';

interface Props extends Pick<MenuReply, 'items'> {
  open: boolean;
  onClose: () => void;
  /** The chosen category, whose items are chosen at first. */
  categoryId: string;
}

/** The new price of an item. */
function NewPrice({ isChosen, newPrice }: PricedItem) {
  if (!isChosen || newPrice === undefined) return '–';
  if (newPrice !== null) return formatMoney(newPrice / 100, 'DKK');
  return (
    <Text as="span" tone="danger">
      {copy.impossible}
    </Text>
  );
}

/** Changes several prices by a percentage or an amount, with a preview. */
export default function PricesDialog({ open, onClose, items, categoryId }: Props) {
  const { form, priced, choose, chooseAll, count } = usePriceForm(items, categoryId, onClose);
  const labels = { cancel: copy.cancel, submit: copy.applyCount(count), busy: copy.applying };
  const { columns: heads } = copy;
  const columns: readonly TableColumn<PricedItem>[] = [
    {
      id: 'item',
      header: heads.item,
      rowHeader: true,
      cell: ({ item: { id, name }, isChosen }) => (
        <Checkbox label={name} checked={isChosen} onCheckedChange={(next) => choose(id, next)} />
      ),
    },
    { id: 'now', header: heads.now, align: 'end', cell: ({ item }) => formatMoney(item.price / 100, 'DKK') },
    { id: 'newPrice', header: heads.newPrice, align: 'end', cell: (row) => <NewPrice {...row} /> },
  ];
  return (
    <FormDialog {...{ open, onClose, form, labels }} title={copy.title} description={copy.description} phone="full">
      <FieldGrid>
        <SelectField label={copy.kind} options={copy.kinds} {...selectFieldProps(form, 'kind')} />
        <TextField
          label={copy.value}
          placeholder={copy.valueExample}
          required
          inputMode="text"
          autoComplete="off"
          {...textFieldProps(form, 'value')}
        />
      </FieldGrid>
      <SelectField label={copy.roundTo} options={copy.steps} {...selectFieldProps(form, 'roundTo')} />
      <Choices>
        <Button size="sm" variant="secondary" onClick={() => chooseAll(new Set(items.map(({ id }) => id)))}>
          {copy.chooseAll}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => chooseAll(new Set())}>
          {copy.chooseNone}
        </Button>
      </Choices>
      <Table caption={copy.preview} dense columns={columns} rows={priced} rowKey={({ item }) => item.id} />
    </FormDialog>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
