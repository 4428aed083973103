import { number, string } from 'yup';
import { AMOUNT_MAX, amountSentences, readAmount } from './amount.ts';

const WHOLE = 'Send the amount as a whole number of hundredths';

/** A number, and nothing that merely could be written as one: what was typed is read before it is sent. */
export const onlyNumber = (sentence: string) =>
  number()
    .transform((_, raw: unknown) => (typeof raw === 'number' ? raw : Number.NaN))
    .typeError(sentence);

/** An amount in whole hundredths. */
export const hundredths = () =>
  onlyNumber(WHOLE)
    .integer(WHOLE)
    .min(-AMOUNT_MAX, amountSentences.large)
    .max(AMOUNT_MAX, amountSentences.large)
    .notOneOf([0], amountSentences.zero)
    .required(amountSentences.missing);

/** An amount as typed; what is wrong with it stands at its field. */
export const typedAmount = () =>
  string()
    .default('')
    .test(
      'amount',
      ({ value }) => reasonOf(String(value)) ?? '',
      (value) => reasonOf(value) === null,
    );

const reasonOf = (typed: string): string | null => {
  const read = readAmount(typed);
  return read.ok ? null : read.error;
};
