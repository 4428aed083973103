import type { Sweep } from '../../db/sweep.ts';

/** Inquiries that came before a time: what people wrote is kept for as long as it is needed. */
export const oldInquiries = (before: number): Sweep => ({
  table: 'inquiries',
  where: 'created_at < ?',
  parameters: [before],
});
