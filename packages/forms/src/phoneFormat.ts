import {
  type CountryCode,
  countries,
  countryCodes,
  formatPhone,
  mayHaveDigits,
  phonePlaceholder,
} from '@skal/contracts/fields/phone';
import type { PhoneFormat } from '@skal/shared-ui';
import { createLazyResource, useResourceStatus } from '@skal/shell-kit';
import { useEffect, useMemo } from 'react';
import { phoneWords } from './content/phone.ts';

/** The country of a number where none is chosen (F11, L6). */
export const DEFAULT_COUNTRY: CountryCode = '+45';

const listed = (code: string): CountryCode => countryCodes.find((known) => known === code) ?? DEFAULT_COUNTRY;

/** The numbering plans of the world: larger than a form, so they come after it. */
const rules = createLazyResource(
  () => import(/* webpackChunkName: "PhoneRules" */ '@skal/contracts/fields/parsePhone'),
);

/** What a field does until the rules are there: it formats, and keeps whatever does not fit as it was typed. */
const simple: PhoneFormat = {
  countries,
  format: formatPhone,
  placeholder: phonePlaceholder,
  takes: mayHaveDigits,
  full: phoneWords.full,
};

function currentNumbering(): PhoneFormat {
  const status = rules.status();
  if (status === 'failed') return { ...simple, unread: phoneWords.unread };
  if (status !== 'ready') return simple;
  const { readPhone } = rules.readOrSuspend();
  return {
    ...simple,
    read: (code, text) => {
      const read = readPhone(listed(code), text);
      return read.ok ? { code: read.code, phone: read.phone } : { refused: read.error };
    },
  };
}

/**
 * The contract's rules for phone numbers (F16-F22, L16), in the form that the design system's field asks for. What reads
 * whole numbers is loaded with the form. Where it does not arrive, a number is sent as it was typed: the server reads
 * it by the same rules.
 */
export function usePhoneNumbering(): PhoneFormat {
  const status = useResourceStatus(rules);
  useEffect(() => rules.prefetch(), []);
  return useMemo(() => (status ? currentNumbering() : simple), [status]);
}

/** Why a form's number is refused; undefined for one that is taken, or that the server will have to read. */
export function phoneFault({ read }: PhoneFormat, code: string, phone: string): string | undefined {
  const found = phone ? read?.(code, phone) : undefined;
  return found && 'refused' in found ? found.refused : undefined;
}
