import { t } from '@lingui/core/macro';
import { countries } from '@skal/contracts/fields/phone';

const nameOf = (code: string): string => countries.find((country) => country.code === code)?.name ?? code;

/** Copy of phone fields, in addition to the messages of the contracts. */
export const phoneCopy = {
  rejectedKey: (code: string) =>
    t`A phone number in ${nameOf(code)} (${code}) has no more digits than this, so the last digit was not added. For another country, choose it or start with +.`,
  unavailable: t`The phone number rules could not be loaded. Your number is sent as you typed it and checked by the server.`,
} as const;
