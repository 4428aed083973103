import {
  type CountryCode,
  countries,
  countryCodes,
  formatPhone,
  getPhonePlaceholder,
  mayHaveDigits,
} from '@skal/contracts/fields/phone';
import type { PhoneFormat } from '@skal/shared-ui';
import { createLazyResource, useResourceStatus } from '@skal/shell-kit';
import { useEffect, useMemo } from 'react';
import { phoneCopy } from './content/phone.ts';

/** Default country of a phone number (F11, L6). */
export const DEFAULT_COUNTRY: CountryCode = '+45';

const toCountryCode = (code: string): CountryCode =>
  countryCodes.find((candidate) => candidate === code) ?? DEFAULT_COUNTRY;

/** Phone number metadata of all countries: larger than a form, so loaded after it. */
const parserResource = createLazyResource(
  () => import(/* webpackChunkName: "PhoneRules" */ '@skal/contracts/fields/parsePhone'),
);

/** Used until the metadata is loaded: formats, and keeps unparsable text as typed. */
const fallbackFormat: PhoneFormat = {
  countries,
  format: formatPhone,
  placeholder: getPhonePlaceholder,
  accepts: mayHaveDigits,
  rejectedKeyMessage: phoneCopy.rejectedKey,
};

function currentNumbering(): PhoneFormat {
  const status = parserResource.status();
  if (status === 'failed') return { ...fallbackFormat, unavailableMessage: phoneCopy.unavailable };
  if (status !== 'ready') return fallbackFormat;
  const { readPhone } = parserResource.readOrSuspend();
  return {
    ...fallbackFormat,
    parse: (code, text) => {
      const read = readPhone(toCountryCode(code), text);
      return read.ok ? { code: read.code, phone: read.phone } : { refused: read.error };
    },
  };
}

/**
 * Adapts the contract's phone rules (F16-F22, L16) to the design system's phone field. The parser loads with the form. If it fails to
 * load, the number is submitted as typed: the server parses it by the same rules.
 */
export function usePhoneNumbering(): PhoneFormat {
  const status = useResourceStatus(parserResource);
  useEffect(() => parserResource.prefetch(), []);
  return useMemo(() => (status ? currentNumbering() : fallbackFormat), [status]);
}

/** Returns why a number is rejected; undefined if it is valid, or if only the server can parse it. */
export function phoneErrorMessage({ parse }: PhoneFormat, code: string, phone: string): string | undefined {
  const found = phone ? parse?.(code, phone) : undefined;
  return found && 'refused' in found ? found.refused : undefined;
}
