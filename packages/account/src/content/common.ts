import { t } from '@lingui/core/macro';

/** Shown if the chunk of these sections fails to load. */
export const loadError = {
  notLoaded: {
    title: t`This part could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;

/** Message of a failed request if the server sends none. */
export const genericFailure = {
  title: t`Nothing Was Changed`,
  text: t`Something went wrong. Please try again in a moment.`,
} as const;
