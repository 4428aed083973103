const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** '10,000', '99.5': a figure with at most one decimal. */
export const formatFigure = (value: number): string => exact.format(value);

/** '6K': short, for an axis. */
export const formatAxis = (value: number): string => compact.format(value);

/** A whole number with its thousands set apart. */
export const formatWhole = (value: number): string => whole.format(value);

/** '10,000 DKK' or '€99', as the product writes money (T22). */
export function formatMoney(value: number, currency: 'DKK' | 'EUR'): string {
  const amount = money.format(Math.abs(value));
  const sign = value < 0 ? '-' : '';
  return currency === 'EUR' ? `${sign}€${amount}` : `${sign}${amount} DKK`;
}
