/** Status of a client's integrations, as the operator sets it. */
export const integrations = {
  title: 'Integrations',
  hint: 'A client whose app is live sees this under Integrations, with the count of what is connected.',
  loading: 'Loading the integrations',
  failed: { title: 'The integrations did not load', description: 'Nothing is lost. Try again in a moment.' },
  changeFailed: { title: 'Not Changed', description: 'The change did not go through. Please try again.' },
} as const;
