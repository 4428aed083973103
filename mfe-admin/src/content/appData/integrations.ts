import { t } from '@lingui/core/macro';

/** Status of a client's integrations, as the operator sets it. */
export const integrations = {
  title: t`Integrations`,
  hint: t`Clients with a live app see these statuses under Integrations, with the number of connected platforms.`,
  loading: t`Loading the integrations`,
  failed: {
    title: t`The integrations could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  changeFailed: { title: t`Not Changed`, description: t`The change could not be saved. Please try again.` },
} as const;
