/**
 * Currencies whose number of decimals is not two, by ISO 4217 minor units. `Intl` is not used: for forint, rupiah
 * and others it follows usage, which varies between versions.
 */
const OTHERS: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const digitsOf = new Map(
  OTHERS.flatMap(([digits, currencies]) => currencies.split(' ').map((currency) => [currency, digits] as const)),
);

/** Returns the number of decimals of an ISO 4217 currency: two for DKK, none for JPY, three for KWD. */
export const getMinorDigits = (currency: string): number => digitsOf.get(currency) ?? 2;
