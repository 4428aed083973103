/**
 * Currencies that have not two decimals, as ISO 4217 lists their minor units. It is no question for `Intl`: of forint,
 * rupiah and others that says how prices are usually written, and each version of it may say something else.
 */
const OTHERS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const digitsOf = new Map(
  OTHERS.flatMap(([digits, currencies]) => currencies.split(' ').map((currency) => [currency, digits] as const)),
);

/** How many decimals a currency has, by its code of ISO 4217: two of kroner, none of yen, three of Kuwaiti dinars. */
export const minorDigits = (currency: string): number => digitsOf.get(currency) ?? 2;
