import { AMOUNT_MAX, amountMessages, parseAmount } from './amount.ts';
import { amountInput, hundredths, strictNumber } from './amountField.ts';

const WHOLE_MESSAGE = 'The amount must be a whole number of hundredths';

/** Returns the validation message of a value; null if valid. */
const messageFor = async (
  schema: { validate(value: unknown): Promise<unknown> },
  value: unknown,
): Promise<string | null> => {
  try {
    await schema.validate(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('hundredths', () => {
  it.each([1, -1, 125_000, AMOUNT_MAX, -AMOUNT_MAX])('accepts %p', async (amount) => {
    expect(await messageFor(hundredths(), amount)).toBeNull();
    expect(await hundredths().validate(amount)).toBe(amount);
  });

  it.each([
    [0, amountMessages.zero],
    [AMOUNT_MAX + 1, amountMessages.large],
    [-AMOUNT_MAX - 1, amountMessages.large],
    [0.5, WHOLE_MESSAGE],
    ['125', WHOLE_MESSAGE],
    [true, WHOLE_MESSAGE],
    [[125], WHOLE_MESSAGE],
    [Number.NaN, WHOLE_MESSAGE],
    [undefined, amountMessages.missing],
  ])('rejects %p: "%s"', async (amount, message) => {
    expect(await messageFor(hundredths(), amount)).toBe(message);
  });

  it('uses the given message for text', async () => {
    expect(await messageFor(strictNumber('No text'), '7')).toBe('No text');
    expect(await strictNumber('No text').validate(7)).toBe(7);
  });
});

describe('amountInput', () => {
  it.each(['1', '1,25', '-12'])('accepts %p', async (input) => {
    expect(parseAmount(input).ok).toBe(true);
    expect(await messageFor(amountInput(), input)).toBeNull();
  });

  it.each(['', '0', 'twelve', '1,234,5'])('rejects %p with the message of parseAmount', async (input) => {
    const read = parseAmount(input);
    expect(read.ok).toBe(false);
    expect(await messageFor(amountInput(), input)).toBe(read.ok ? null : read.error);
  });

  it('is empty by default', async () => {
    expect(amountInput().getDefault()).toBe('');
    expect(await messageFor(amountInput(), undefined)).toBe(amountMessages.missing);
  });
});
