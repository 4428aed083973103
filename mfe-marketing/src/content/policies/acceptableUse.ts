import type { Policy } from './policy.ts';

export const acceptableUsePolicy: Policy = {
  title: 'Acceptable Use Policy',
  lead: 'What this site, the dashboard and the apps we run may and may not be used for.',
  sections: [
    {
      id: 'use',
      title: 'Use it for your business',
      paragraphs: [
        'The dashboard and your app are there to serve your own customers: to inform them, to take their orders and bookings, and to thank them for coming back.',
      ],
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      paragraphs: [
        'Anything that is against the law. Content that deceives, harasses or endangers people, or that infringes the rights of others.',
        'Messages to people who have not agreed to receive them, or who have asked you to stop.',
        'Attempts to enter other people’s accounts, to read other businesses’ data, to overload the service or to get round its limits.',
      ],
    },
    {
      id: 'age',
      title: 'Goods with an age limit',
      paragraphs: [
        'If you sell alcohol or other goods with an age limit, you are responsible for checking the age of the buyer. The MitID integration can help with that.',
      ],
    },
    {
      id: 'security',
      title: 'If you find a weakness',
      paragraphs: ['Tell us before you tell others, and do not exploit it. We are grateful, and we will answer.'],
    },
    {
      id: 'what-happens',
      title: 'What happens otherwise',
      paragraphs: [
        'We tell you what is wrong and ask you to stop. Where there is danger, or where asking has not helped, we may pause an account or remove content, and we say why.',
      ],
    },
  ],
};
