import { type Allergen, allergens, type MenuItemReply, menu } from '@skal/contracts/content/menu';
import { type AddItemBody, itemForm as schema } from '@skal/contracts/content/menuItem';
import { parseAmount } from '@skal/contracts/fields/amount';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { invalidate, isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useProposal } from '../../components/proposal/useProposal.ts';
import { itemForm as copy } from '../../content/menu/liveMenu.ts';
import { photoField } from '../../content/photo/gallery.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useAddMenuItemMutation, useEditMenuItemMutation } from './menu.api.ts';

/** Values of the form: the price as typed, empty texts for what is missing. */
export type ItemValues = {
  name: string;
  categoryId: string;
  description: string;
  price: string;
  allergens: readonly Allergen[];
  availableFrom: string;
  availableTo: string;
  status: string;
  /** Id of a photo of the gallery, or an empty string. */
  photoId: string;
};

const toValues = (item: MenuItemReply | null, categoryId: string): ItemValues => ({
  name: item?.name ?? '',
  categoryId: item?.categoryId ?? categoryId,
  description: item?.description ?? '',
  price: item
    ? (item.price / 100)
        .toFixed(2)
        .replace(/[.]00$/, '')
        .replace('.', ',')
    : '',
  allergens: item?.allergens ?? [],
  availableFrom: item?.availableFrom ?? '',
  availableTo: item?.availableTo ?? '',
  status: item?.status ?? 'published',
  photoId: item?.photoId ?? '',
});

/** Maps valid values to a body. */
function toBody(values: ItemValues): AddItemBody {
  const price = parseAmount(values.price);
  const fields = schema.cast(values, { assert: false });
  return { ...fields, price: price.ok ? price.hundredths : 0 } as AddItemBody;
}

const LABELS: Readonly<Record<string, string>> = {
  ...{ name: copy.name, categoryId: copy.category, description: copy.about, price: copy.price },
  ...{ allergens: copy.allergens, availableFrom: copy.from, availableTo: copy.to, status: copy.status },
  photoId: photoField.label,
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `values` that differ from `base`. */
const changedFields = (values: ItemValues, base: ItemValues): Partial<ItemValues> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, base[name as keyof ItemValues])));

const newerItem = (cause: unknown): MenuItemReply | null =>
  isApiError(cause) && cause.status === 409 && cause.current ? (cause.current as MenuItemReply) : null;

/**
 * Adds an item, or edits one with optimistic locking: after a 409 the owner keeps their changes or takes those of the
 * other person.
 */
export function useItemForm(item: MenuItemReply | null, categoryId: string, onDone: () => void) {
  const [add] = useAddMenuItemMutation();
  const [edit] = useEditMenuItemMutation();
  const toast = useToast();
  const dispatch = useDispatch();
  const { draftOwner: owner } = useAccount();
  const [base, setBase] = useState(item);
  const [newer, setNewer] = useState<MenuItemReply | null>(null);
  const form = useForm<ItemValues>({
    initialValues: toValues(base, categoryId),
    validationSchema: schema,
    onSubmit: async (values, { withIdempotencyKey }) => {
      const body = toBody(values);
      try {
        if (base) await edit({ params: { id: base.id }, body: { ...body, version: base.version } }).unwrap();
        else await add(withIdempotencyKey(body)).unwrap();
      } catch (cause) {
        setNewer(newerItem(cause));
        // Another person has removed the category or the item: read both again.
        dispatch(invalidate({ menu }));
        throw cause;
      }
      toast({ title: base ? copy.saved : copy.added, description: copy.savedText(body.name), variant: 'success' });
      onDone();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
    ...(owner && { draft: { owner, form: `menu item ${item?.id ?? 'new'}` } }),
  });
  const setAllergen = (allergen: Allergen, isPresent: boolean) =>
    void form.setFieldValue(
      'allergens',
      allergens.filter((each) => (each === allergen ? isPresent : form.values.allergens.includes(each))),
    );

  const was = toValues(base, categoryId);
  const rebase = (record: MenuItemReply, mine: Partial<ItemValues>) => {
    setBase(record);
    setNewer(null);
    void form.setValues({ ...toValues(record, categoryId), ...mine } as ItemValues);
  };
  const proposal = useProposal(item ? null : 'item', form, ['categoryId']);
  return {
    form,
    proposal,
    setAllergen,
    conflict: newer && {
      fields: Object.keys(changedFields(toValues(newer, categoryId), was)).map((name) => LABELS[name] ?? name),
      apply: () => rebase(newer, changedFields(form.values, was)),
      discard: () => rebase(newer, {}),
    },
  };
}
