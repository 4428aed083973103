import { countries } from '@skal/contracts/fields/phone';

const nameOf = (code: string): string => countries.find((country) => country.code === code)?.name ?? code;

/** Copy of phone fields, in addition to the messages of the contracts. */
export const phoneWords = {
  full: (code: string) =>
    `A phone number of ${nameOf(code)} (${code}) has no more digits than these: the last one was not taken. For another country, choose it or begin with +.`,
  unread: 'The rules for phone numbers did not load. Your number is sent as you typed it, and checked then.',
} as const;
