import { array, boolean, type InferType, object } from 'yup';
import { AMOUNT_MAX, amountMessages } from '../fields/amount.ts';
import { amountInput, strictNumber } from '../fields/amountField.ts';
import { enumField, optionalId, optionalLine, optionalText, requiredId, requiredLine } from '../fields/text.ts';
import { endpoint, type RequestOf, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { allergens, ITEMS_MAX, itemStatuses, type MenuCategoryReply, type MenuItemReply } from './menu.ts';

const VERSION = 'The version must be a whole number.';
const PLACE = 'position must be a whole number starting at 0.';
const PRICE = say(/*i18n*/ 'The price must be a whole number of øre');
const TIME = say(/*i18n*/ 'Please enter the time as HH:MM');
const BOTH_TIMES = say(/*i18n*/ 'Please enter both times, or none');
const ALLERGEN = say(/*i18n*/ 'Please choose allergens from the list');

/** Maximum length of a description in characters. */
export const DESCRIPTION_MAX = 1000;

export const version = () => strictNumber(VERSION).integer(VERSION).min(1, VERSION).required(VERSION);
export const position = () =>
  strictNumber(PLACE)
    .integer(PLACE)
    .min(0, PLACE)
    .max(ITEMS_MAX - 1, PLACE)
    .optional();

const categoryName = () => requiredLine(say(/*i18n*/ 'Please enter a name'), 60);

/** A time of day, or an empty string. */
const time = () => optionalLine(5).matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: TIME, excludeEmptyString: true });

/** A photo of the gallery, or an empty string. */
export const photoId = () => optionalId(say(/*i18n*/ 'Please choose a photo from the list'));

/** The end of a time of day: present exactly if its start is. */
const endTime = () =>
  time().test('both', BOTH_TIMES, function (value) {
    const { availableFrom } = this.parent as { availableFrom?: string };
    return Boolean(value) === Boolean(availableFrom);
  });

const allergenList = () =>
  array(enumField(allergens, ALLERGEN))
    .typeError(ALLERGEN)
    .max(allergens.length, say(/*i18n*/ 'Please choose each allergen once'));

/** A price in whole øre, above zero. */
export const price = () =>
  strictNumber(PRICE)
    .integer(PRICE)
    .min(1, amountMessages.zero)
    .max(AMOUNT_MAX, amountMessages.large)
    .required(amountMessages.missing);

const fields = {
  categoryId: requiredId(say(/*i18n*/ 'Please choose a category')),
  name: requiredLine(say(/*i18n*/ 'Please enter a name'), 120),
  description: optionalText(DESCRIPTION_MAX),
  allergens: allergenList().default([]),
  /** Time of day in Copenhagen; both empty for an item that is always available. */
  availableFrom: time(),
  availableTo: endTime(),
  status: enumField(itemStatuses, say(/*i18n*/ 'Please choose a status from the list')).default('draft'),
  photoId: photoId(),
};

/** A new item, at the end of its category. */
export const addItemSchema = object({ ...fields, price: price() });
/** The same as typed in the form, with a price in Danish or English writing. */
export const itemForm = object({
  ...fields,
  price: amountInput().test('negative', amountMessages.zero, (value) => !/^\s*[-\u2212]/u.test(value)),
});

/** Changes to an item, based on a version. Absent fields stay unchanged; the position counts from 0 in its category. */
export const editItemSchema = object({
  version: version(),
  categoryId: fields.categoryId.optional(),
  name: fields.name.optional(),
  description: optionalText(DESCRIPTION_MAX).default(undefined),
  price: price().optional(),
  allergens: allergenList().default(undefined).optional(),
  availableFrom: time().default(undefined),
  availableTo: endTime().default(undefined),
  status: enumField(itemStatuses, say(/*i18n*/ 'Please choose a status from the list')).optional(),
  photoId: photoId().default(undefined),
  position: position(),
});

export const addCategorySchema = object({ name: categoryName() });
/** Renames or moves a category, based on a version. */
export const editCategorySchema = object({
  version: version(),
  name: categoryName().optional(),
  position: position(),
});

const SOLD_OUT = 'soldOut must be true or false';
/** Takes effect at once: the published version changes in this value only. */
export const soldOutSchema = object({
  soldOut: boolean()
    .transform((_, raw: unknown) => raw)
    .typeError(SOLD_OUT)
    .required(SOLD_OUT),
});

export type AddItemBody = InferType<typeof addItemSchema>;
export type ParsedItemEdit = InferType<typeof editItemSchema>;
export type EditItemBody = RequestOf<typeof editItemSchema>;
export type ParsedCategoryEdit = InferType<typeof editCategorySchema>;

const category = '/api/menu/categories/:id';
const item = '/api/menu/items/:id';
const refused = { errorStatuses: [409] };

/** Categories of a menu. 409 for a name in use, an outdated version (`current`), or the removal of one with items. */
export const menuCategory = withPermission(['Inventory'], {
  add: endpoint.post('/api/menu/categories', 'client', addCategorySchema, reply<MenuCategoryReply>(201, refused)),
  edit: endpoint.patch(category, 'client', editCategorySchema, reply<MenuCategoryReply>(200, refused)),
  remove: endpoint.delete(category, 'client', refused),
});

/** Items of a menu. 409 for an outdated version (`current`), and for a full menu. */
export const menuItem = withPermission(['Inventory'], {
  add: endpoint.post(
    '/api/menu/items',
    'client',
    addItemSchema,
    reply<MenuItemReply>(201, { errorStatuses: [409, 422] }),
  ),
  edit: endpoint.patch(item, 'client', editItemSchema, reply<MenuItemReply>(200, refused)),
  remove: endpoint.delete(item, 'client'),
  sellOut: endpoint.put('/api/menu/items/:id/sold-out', 'client', soldOutSchema, reply<MenuItemReply>()),
});
