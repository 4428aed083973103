import { t } from '@lingui/core/macro';

/** Copy of the buttons that move an entry of a list. */
export const moves = {
  up: (name: string) => t`Move ${name} up`,
  down: (name: string) => t`Move ${name} down`,
  place: (name: string, place: number, count: number) => t`${name} is number ${place} of ${count}.`,
} as const;
