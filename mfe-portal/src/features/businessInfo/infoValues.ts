import {
  type BusinessInfoBody,
  type BusinessInfoReply,
  businessInfoSchema,
} from '@skal/contracts/content/businessInfo';
import { formatHours, type OpeningInterval, parseHours } from '@skal/contracts/content/openingHours';
import { validateBody } from '@skal/contracts/http/validate';
import type { FormErrors } from '@skal/forms';
import { formatClock } from '../../format/clock.ts';

/** A day with other hours, as typed. */
export type ExceptionRow = { date: string; hours: string; note: string };

/** Fields of the days of the week, Monday first. */
export const dayFields = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;
export type DayField = (typeof dayFields)[number];

/** Values of the form: openings as typed, empty texts for what is missing. */
export type InfoValues = Record<DayField, string> & {
  name: string;
  phone: string;
  email: string;
  address: string;
  website: string;
  description: string;
  exceptions: readonly ExceptionRow[];
  closedUntil: string;
  closedNote: string;
};

export const toInfoValues = (info: BusinessInfoReply): InfoValues => {
  const days = dayFields.map((field, day) => [field, formatHours(info.week[day] ?? [], formatClock)] as const);
  return {
    ...(Object.fromEntries(days) as Record<DayField, string>),
    ...{ name: info.name, phone: info.phone, email: info.email, address: info.address, website: info.website },
    ...{ description: info.description, closedUntil: info.closedUntil ?? '', closedNote: info.closedNote },
    exceptions: info.exceptions.map(({ date, intervals, note }) => ({
      date,
      note,
      hours: formatHours(intervals, formatClock),
    })),
  };
};

/** The openings of a text; none if it cannot be read, which `validateInfo` reports. */
const readHours = (text: string): OpeningInterval[] => {
  const parsed = parseHours(text);
  return parsed.ok ? parsed.intervals : [];
};

export const toInfoBody = (values: InfoValues, version: number): BusinessInfoBody => {
  const { name, phone, email, address, website, description, closedUntil, closedNote } = values;
  return {
    ...{ version, name, phone, email, address, website, description, closedUntil, closedNote },
    week: dayFields.map((field) => readHours(values[field])),
    exceptions: values.exceptions.map(({ date, note, hours }) => ({ date, note, intervals: readHours(hours) })),
  };
};

const hoursError = (text: string): string | undefined => {
  const parsed = parseHours(text);
  return parsed.ok ? undefined : parsed.error;
};

/** Validates with the contract's rules, and the openings as typed. */
export function validateInfo(values: InfoValues): FormErrors<InfoValues> {
  const checked = validateBody(businessInfoSchema, toInfoBody(values, 0));
  const fields = checked.ok ? {} : checked.fields;
  const rows = values.exceptions.map(({ hours }, index) => ({
    ...(hoursError(hours) && { hours: hoursError(hours) }),
    ...(fields[`exceptions[${index}].date`] && { date: fields[`exceptions[${index}].date`] }),
    ...(fields[`exceptions[${index}].note`] && { note: fields[`exceptions[${index}].note`] }),
  }));
  const days = dayFields.flatMap((field) => {
    const error = hoursError(values[field]);
    return error === undefined ? [] : [[field, error]];
  });
  const plain = Object.entries(fields).filter(([field]) => /^\w+$/.test(field));
  return {
    ...Object.fromEntries([...plain, ...days]),
    ...(rows.some((row) => Object.keys(row).length > 0) && { exceptions: rows }),
  };
}
