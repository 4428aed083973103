import { type MenuItemReply, menu } from '@skal/contracts/content/menu';
import {
  type ChangePricesBody,
  changePrice,
  changePricesForm,
  type PriceChangeKind,
  type PriceStep,
} from '@skal/contracts/content/menuPrice';
import { parseAmount } from '@skal/contracts/fields/amount';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { invalidate, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { priceForm as copy } from '../../content/menu/liveMenu.ts';
import { useChangeMenuPriceMutation } from './menu.api.ts';

const initialValues = { kind: 'percent' as string, value: '', roundTo: '100' };

/** No item was chosen. */
class NothingChosen extends Error {}

/** An item with its changed price in øre; null if the price would not be possible, undefined without a valid change. */
export interface PricedItem {
  readonly item: MenuItemReply;
  readonly isChosen: boolean;
  readonly newPrice: number | null | undefined;
}

/** Changes the prices of chosen items; the preview and the api use the same function. */
export function usePriceForm(items: readonly MenuItemReply[], categoryId: string, onDone: () => void) {
  const [change] = useChangeMenuPriceMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState(
    () => new Set(items.filter((item) => item.categoryId === categoryId).map(({ id }) => id)),
  );
  const form = useForm({
    initialValues,
    validationSchema: changePricesForm,
    onSubmit: async (values, { resetForm }) => {
      const body = toChange(values);
      const some = items.filter(({ id }) => chosen.has(id));
      if (!body || some.length === 0) throw new NothingChosen();
      try {
        const versions = some.map(({ id, version }) => ({ id, version }));
        const done = await change({ body: { ...body, items: versions } }).unwrap();
        toast({ title: copy.done, description: copy.doneText(done?.changed ?? 0), variant: 'success' });
      } catch (cause) {
        // Another person has changed an item: the preview shows the current prices.
        dispatch(invalidate({ menu }));
        throw cause;
      }
      resetForm();
      onDone();
    },
    toErrorToast: (cause) => ({
      title: copy.failed,
      description: cause instanceof NothingChosen ? copy.none : serverMessageOr(cause, copy.failedReason),
    }),
  });
  const body = toChange(form.values);
  const priced: PricedItem[] = items.map((item) => ({
    item,
    isChosen: chosen.has(item.id),
    newPrice: body ? changePrice(item.price, body) : undefined,
  }));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  return { form, priced, choose, chooseAll: setChosen, count: priced.filter(({ isChosen }) => isChosen).length };
}

/** The change that the form describes; null while its value is not valid. */
function toChange({ kind, value, roundTo }: typeof initialValues): Omit<ChangePricesBody, 'items'> | null {
  const amount = parseAmount(value);
  if (!amount.ok) return null;
  return { kind: kind as PriceChangeKind, value: amount.hundredths, roundTo: Number(roundTo) as PriceStep };
}
