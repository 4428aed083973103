import { t } from '@lingui/core/macro';
import type { Policy } from './policy.ts';

export const refundPolicy: Policy = {
  title: t`Refund Policy`,
  lead: t`What can be refunded, and how to ask for it.`,
  sections: [
    {
      id: 'call',
      title: t`The discovery call`,
      paragraphs: [t`The call and the proposal after it are free, so there is nothing to refund.`],
    },
    {
      id: 'before-work',
      title: t`Before work has begun`,
      paragraphs: [t`If you withdraw before we have begun, what you have paid for the work ahead is refunded.`],
    },
    {
      id: 'during-work',
      title: t`While we are working`,
      paragraphs: [
        t`If the work ends early, the steps that are done are paid and the steps that are not are refunded. The proposal names the steps and their prices.`,
      ],
    },
    {
      id: 'subscriptions',
      title: t`Monthly fees`,
      paragraphs: [
        t`A subscription can be ended as the proposal says. Fees for periods after its end are refunded if they were paid in advance.`,
      ],
    },
    {
      id: 'faults',
      title: t`When something is wrong`,
      paragraphs: [
        t`If what we delivered is not what was agreed, we first put it right. If that fails, you can ask for a reduction or a refund as the law provides.`,
      ],
    },
    {
      id: 'how',
      title: t`How to ask`,
      paragraphs: [
        t`Write to us from the email address of your account and say what it concerns. Refunds go back the way the payment came. Your rights as a buyer under the law remain untouched.`,
      ],
    },
  ],
};
