import { urgencies } from '@skal/contracts/integration/integration';
import { urgencyLabels } from '@skal/contracts/integration/integrationLabels';
import { INTEGRATION_REPLY_WITHIN } from '@skal/contracts/site/serviceCommitments';

/** Copy of the integration request form, in the portal and on the demo page (Q3). */
export const integrationRequest = {
  title: 'Request Integration',
  description: `Requests are answered ${INTEGRATION_REPLY_WITHIN}.`,
  integration: 'Integration name',
  integrationPlaceholder: 'For example, a point-of-sale or booking system',
  businessNeed: 'Business need',
  businessNeedPlaceholder: 'What should it do for you?',
  urgency: 'Urgency',
  urgencies: urgencies.map((value) => ({ value, label: urgencyLabels[value] })),
  send: 'Send request',
  sending: 'Sending...',
  cancel: 'Cancel',
  missing: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  sent: { title: 'Request Sent', description: `We will reply ${INTEGRATION_REPLY_WITHIN}.` },
  failed: {
    title: 'Request Not Sent',
    description: 'Your request could not be sent. Your text is still here. Please try again.',
  },
} as const;
