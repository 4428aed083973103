import { t } from '@lingui/core/macro';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { impact } from '../../content/facts.ts';

/** Share that the formula adds to a month's revenue: the stated potential as a number. */
const POTENTIAL = Number.parseFloat(impact.revenuePotential) / 100;

export interface RoiInput {
  /** In euro, as typed. */
  revenue: string;
  order: string;
  cost: string;
}

export interface RoiResult {
  /** Null if an amount is missing or not above zero. */
  gain: number | null;
  orders: number | null;
  months: number | null;
}

/** From a cent to a billion: other amounts are invalid and would not give a usable result. */
const MIN = 0.01;
const MAX = 1e12;

/** Parses an amount: '50,000', '50.000', '50 000' are fifty thousand; '24.50' and '24,5' have decimals. */
export function parseAmount(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0€]/g, '')
    .replace(/[.,](?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const amount = Number(plain);
  return amount >= MIN && amount <= MAX ? amount : null;
}

/** Calculates the ROI with a visitor's own amounts. */
export function calculateRoi({ revenue, order, cost }: RoiInput): RoiResult {
  const [monthly, perOrder, price] = [revenue, order, cost].map(parseAmount);
  const gain = monthly ? monthly * POTENTIAL : null;
  return {
    gain,
    orders: gain && perOrder ? gain / perOrder : null,
    months: gain && price ? price / gain : null,
  };
}

const whole = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });

export const formatEuros = (amount: number): string => t`${whole.format(amount)} euro`;
export const formatCount = (amount: number): string => whole.format(amount);
export const formatMonths = (amount: number): string => tenth.format(amount);
