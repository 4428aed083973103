import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { EditClientBody } from '@skal/contracts/client/editClient';
import { businessTypeLabels, clientStatusLabels, planLabels } from '../../../content/clients/client.ts';
import { editForm } from '../../../content/clients/clientPanel.ts';
import { formatDay } from '../../../format/date.ts';

type Choices = Pick<ClientDetailReply, 'businessType' | 'subscriptionPlan' | 'status'>;

/** What the form holds: a line for each text, on or off for each feature. */
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

/** The wire's names of the fields that it keeps inside another one. */
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

/** A client as the form shows it. */
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

/** These values as the wire takes them. */
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

/** What of `values` is not as in `base`. */
export const changedFields = (values: EditClientValues, base: EditClientValues): Partial<EditClientValues> =>
  Object.fromEntries(fields(base).flatMap((name) => (values[name] === base[name] ? [] : [[name, values[name]]])));

/** A field that somebody else has changed meanwhile: what it is now, and what was typed, if anything was. */
export interface FieldConflict {
  field: EditField;
  theirs: string;
  yours: string | null;
}

/** A value for a reader. */
function wordsOf(field: EditField, value: string | boolean): string {
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

/** What has changed of a client since `base`, beside what was typed into the form meanwhile. */
export const findConflicts = (
  base: EditClientValues,
  now: EditClientValues,
  typed: EditClientValues,
): FieldConflict[] =>
  fields(base)
    .filter((field) => base[field] !== now[field])
    .map((field) => ({
      field,
      theirs: wordsOf(field, now[field]),
      yours: typed[field] === base[field] ? null : wordsOf(field, typed[field]),
    }));
