import { PUSH_SIZE_MIN } from '@skal/contracts/push/push';

/** Returns a number of guests; null below the size that may be revealed. */
export const hideSmall = (guests: number): number | null => (guests < PUSH_SIZE_MIN ? null : guests);

/** Describes a number of guests without revealing a small one. */
export const describeGuests = (guests: number): string =>
  guests < PUSH_SIZE_MIN ? `Fewer than ${PUSH_SIZE_MIN} guests` : `${guests} guests`;
