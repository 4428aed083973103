/** Status of a client's integrations, as the operator sets it. */
export const integrations = {
  title: 'Integrations',
  hint: 'Clients with a live app see these statuses under Integrations, with the number of connected platforms.',
  loading: 'Loading the integrations',
  failed: {
    title: 'The integrations could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  changeFailed: { title: 'Not Changed', description: 'The change could not be saved. Please try again.' },
} as const;
