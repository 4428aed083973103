import { t } from '@lingui/core/macro';
import type { Policy } from './policy.ts';

export const acceptableUsePolicy: Policy = {
  title: t`Acceptable Use Policy`,
  lead: t`What this site, the dashboard and the apps we run may and may not be used for.`,
  sections: [
    {
      id: 'use',
      title: t`Use it for your business`,
      paragraphs: [
        t`The dashboard and your app are there to serve your own customers: to inform them, to take their orders and bookings, and to thank them for coming back.`,
      ],
    },
    {
      id: 'not-allowed',
      title: t`What is not allowed`,
      paragraphs: [
        t`Anything that is against the law. Content that deceives, harasses or endangers people, or that infringes the rights of others.`,
        t`Messages to people who have not agreed to receive them, or who have asked you to stop.`,
        t`Attempts to enter other people’s accounts, to read other businesses’ data, to overload the service or to get round its limits.`,
      ],
    },
    {
      id: 'age',
      title: t`Goods with an age limit`,
      paragraphs: [
        t`If you sell alcohol or other goods with an age limit, you are responsible for checking the age of the buyer. The MitID integration can help with that.`,
      ],
    },
    {
      id: 'security',
      title: t`If you find a weakness`,
      paragraphs: [t`Tell us before you tell others, and do not exploit it. We are grateful, and we will answer.`],
    },
    {
      id: 'what-happens',
      title: t`What happens otherwise`,
      paragraphs: [
        t`We tell you what is wrong and ask you to stop. Where there is danger, or where asking has not helped, we may pause an account or remove content, and we say why.`,
      ],
    },
  ],
};
