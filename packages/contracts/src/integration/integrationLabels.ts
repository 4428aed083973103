import type { Urgency } from './integration.ts';

/** Display labels of urgency, for clients and operators. */
export const urgencyLabels: Readonly<Record<Urgency, string>> = { low: 'Low', medium: 'Medium', high: 'High' };
