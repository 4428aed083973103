import type { Urgency } from './integration.ts';

/** The words for how urgent a wish is: the same for the client and for operators. */
export const urgencyLabels: Readonly<Record<Urgency, string>> = { low: 'Low', medium: 'Medium', high: 'High' };
