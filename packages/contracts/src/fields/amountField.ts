import { number, string } from 'yup';
import { AMOUNT_MAX, amountMessages, parseAmount } from './amount.ts';

const WHOLE_MESSAGE = 'The amount must be a whole number of hundredths';

/** A number, without coercion from text. */
export const strictNumber = (message: string) =>
  number()
    .transform((_, raw: unknown) => (typeof raw === 'number' ? raw : Number.NaN))
    .typeError(message);

/** An amount in whole hundredths. */
export const hundredths = () =>
  strictNumber(WHOLE_MESSAGE)
    .integer(WHOLE_MESSAGE)
    .min(-AMOUNT_MAX, amountMessages.large)
    .max(AMOUNT_MAX, amountMessages.large)
    .notOneOf([0], amountMessages.zero)
    .required(amountMessages.missing);

/** An amount as typed; the field shows the parse error. */
export const amountInput = () =>
  string()
    .default('')
    .test(
      'amount',
      ({ value }) => findAmountError(String(value)) ?? '',
      (value) => findAmountError(value) === null,
    );

const findAmountError = (input: string): string | null => {
  const read = parseAmount(input);
  return read.ok ? null : read.error;
};
