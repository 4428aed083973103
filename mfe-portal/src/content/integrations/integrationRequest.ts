import { t } from '@lingui/core/macro';
import { urgencies } from '@skal/contracts/integration/integration';
import { urgencyLabels } from '@skal/contracts/integration/integrationLabels';
import { INTEGRATION_REPLY_HOURS } from '@skal/contracts/site/serviceCommitments';

/** Copy of the integration request form, in the portal and on the demo page (Q3). */
export const integrationRequest = {
  title: t`Request Integration`,
  description: t`Requests are answered within about ${INTEGRATION_REPLY_HOURS} hours.`,
  integration: t`Integration name`,
  integrationPlaceholder: t`For example, a point-of-sale or booking system`,
  businessNeed: t`Business need`,
  businessNeedPlaceholder: t`What should it do for you?`,
  urgency: t`Urgency`,
  urgencies: urgencies.map((value) => ({ value, label: urgencyLabels[value] })),
  send: t`Send request`,
  sending: t`Sending...`,
  cancel: t`Cancel`,
  missing: { title: t`Missing Information`, description: t`Please fill in all required fields.` },
  sent: { title: t`Request Sent`, description: t`We will reply within about ${INTEGRATION_REPLY_HOURS} hours.` },
  failed: {
    title: t`Request Not Sent`,
    description: t`Your request could not be sent. Your text is still here. Please try again.`,
  },
} as const;
