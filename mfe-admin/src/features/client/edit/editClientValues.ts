import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { EditClientBody } from '@skal/contracts/client/editClient';
import { businessTypeLabels, clientStatusLabels, planLabels } from '../../../content/clients/client.ts';
import { editForm } from '../../../content/clients/clientPanel.ts';
import { formatDay } from '../../../format/date.ts';

type Choices = Pick<ClientDetailReply, 'businessType' | 'subscriptionPlan' | 'status'>;

/** Values of the form: a string per text field, a boolean per feature. */
export type EditClientValues = Record<
  | 'contactName'
  | 'businessName'
  | 'phone'
  | 'nextBillingDate'
  | 'appName'
  | 'description'
  | 'primaryColor'
  | 'accentColor',
  string
> &
  ClientDetailReply['features'] &
  Choices;

export type EditField = keyof EditClientValues;

/** Paths of nested fields on the wire. */
export const apiFieldNames = {
  'features.reservations': 'reservations',
  'features.ecommerce': 'ecommerce',
  'features.events': 'events',
  'features.takeaway': 'takeaway',
  'features.loyalty': 'loyalty',
  'branding.businessName': 'appName',
  'branding.description': 'description',
  'branding.primaryColor': 'primaryColor',
  'branding.accentColor': 'accentColor',
} as const satisfies Record<string, EditField>;

/** Maps a client to form values. */
export const toFormValues = ({ branding, features, ...client }: ClientDetailReply): EditClientValues => ({
  businessName: client.businessName,
  businessType: client.businessType,
  contactName: client.contactName,
  phone: client.phone ?? '',
  subscriptionPlan: client.subscriptionPlan,
  status: client.status,
  nextBillingDate: client.nextBillingDate ?? '',
  appName: branding.businessName,
  description: branding.description,
  primaryColor: branding.primaryColor ?? '',
  accentColor: branding.accentColor ?? '',
  ...features,
});

/** Maps form values to the request body. */
export function toRequestBody(values: Partial<EditClientValues>): EditClientBody {
  const { reservations, ecommerce, events, takeaway, loyalty, ...others } = values;
  const { appName: businessName, description, primaryColor, accentColor, ...body } = others;
  return {
    ...body,
    features: { reservations, ecommerce, events, takeaway, loyalty },
    branding: { businessName, description, primaryColor, accentColor },
  };
}

const fields = (values: EditClientValues) => Object.keys(values) as EditField[];

/** Returns the fields of `values` that differ from `base`. */
export const changedFields = (values: EditClientValues, base: EditClientValues): Partial<EditClientValues> =>
  Object.fromEntries(fields(base).flatMap((name) => (values[name] === base[name] ? [] : [[name, values[name]]])));

/** A field that another operator has changed: its current value, and the operator's own value, if any. */
export interface FieldConflict {
  field: EditField;
  theirs: string;
  yours: string | null;
}

/** Formats a field value for display. */
function formatValue(field: EditField, value: string | boolean): string {
  const { conflict } = editForm;
  if (typeof value === 'boolean') return value ? conflict.on : conflict.off;
  if (field === 'nextBillingDate' && value) return formatDay(value);
  const names: Partial<Record<EditField, Readonly<Record<string, string>>>> = {
    businessType: businessTypeLabels,
    subscriptionPlan: planLabels,
    status: clientStatusLabels,
  };
  return names[field]?.[value] ?? (value || conflict.empty);
}

/** Finds the fields changed since `base`, with the operator's own values. */
export const findConflicts = (
  base: EditClientValues,
  now: EditClientValues,
  typed: EditClientValues,
): FieldConflict[] =>
  fields(base)
    .filter((field) => base[field] !== now[field])
    .map((field) => ({
      field,
      theirs: formatValue(field, now[field]),
      yours: typed[field] === base[field] ? null : formatValue(field, typed[field]),
    }));
