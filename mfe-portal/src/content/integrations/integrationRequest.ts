import { urgencies } from '@skal/contracts/integration/integration';
import { urgencyLabels } from '@skal/contracts/integration/integrationLabels';
import { INTEGRATION_REPLY_WITHIN } from '@skal/contracts/site/serviceCommitments';

/** Copy of the integration request form, in the portal and on the demo page (Q3). */
export const integrationRequest = {
  title: 'Request Integration',
  description: `Requests are answered ${INTEGRATION_REPLY_WITHIN}.`,
  integration: 'Integration name',
  integrationPlaceholder: 'For example a till or a booking system',
  businessNeed: 'Business need',
  businessNeedPlaceholder: 'What should it do for you?',
  urgency: 'Urgency',
  urgencies: urgencies.map((value) => ({ value, label: urgencyLabels[value] })),
  send: 'Send request',
  sending: 'Sending...',
  cancel: 'Cancel',
  missing: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  sent: { title: 'Request sent', description: `We answer ${INTEGRATION_REPLY_WITHIN}.` },
  failed: { title: 'Request not sent', description: 'What you wrote is still here. Please try again.' },
} as const;
