import { AMOUNT_MAX, amountMessages, parseAmount } from './amount.ts';
import { amountInput, hundredths, strictNumber } from './amountField.ts';

const WHOLE = 'Send the amount as a whole number of hundredths';

/** What is said of a value; null where nothing is wrong with it. */
const saidOf = async (
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

describe('an amount that is sent', () => {
  it.each([1, -1, 125_000, AMOUNT_MAX, -AMOUNT_MAX])('may be %p hundredths', async (amount) => {
    expect(await saidOf(hundredths(), amount)).toBeNull();
    expect(await hundredths().validate(amount)).toBe(amount);
  });

  it.each([
    [0, amountMessages.zero],
    [AMOUNT_MAX + 1, amountMessages.large],
    [-AMOUNT_MAX - 1, amountMessages.large],
    [0.5, WHOLE],
    ['125', WHOLE],
    [true, WHOLE],
    [[125], WHOLE],
    [Number.NaN, WHOLE],
    [undefined, amountMessages.missing],
  ])('may not be %p: it says "%s"', async (amount, sentence) => {
    expect(await saidOf(hundredths(), amount)).toBe(sentence);
  });

  it('says in the words that it is given that a text is no number', async () => {
    expect(await saidOf(strictNumber('No text'), '7')).toBe('No text');
    expect(await strictNumber('No text').validate(7)).toBe(7);
  });
});

describe('an amount that is typed', () => {
  it.each(['1', '1,25', '-12'])('may be %p', async (typed) => {
    expect(parseAmount(typed).ok).toBe(true);
    expect(await saidOf(amountInput(), typed)).toBeNull();
  });

  it.each(['', '0', 'twelve', '1,234,5'])('may not be %p, and says what readAmount says', async (typed) => {
    const read = parseAmount(typed);
    expect(read.ok).toBe(false);
    expect(await saidOf(amountInput(), typed)).toBe(read.ok ? null : read.error);
  });

  it('is empty before anything is typed', async () => {
    expect(amountInput().getDefault()).toBe('');
    expect(await saidOf(amountInput(), undefined)).toBe(amountMessages.missing);
  });
});
