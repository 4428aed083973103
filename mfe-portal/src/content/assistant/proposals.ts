import type { PushAudience } from '@skal/contracts/push/push';
import type { ProposalForm } from '../../components/proposal/proposal.slice.ts';
import { pushAudienceCopy } from '../sections/pushCampaigns.ts';

/** Copy of a form that the assistant has filled. */
export const proposalNotice = {
  title: 'Proposed by the assistant',
  text: 'Please check it. Nothing is saved or sent until you press the button.',
  ask: 'Use the proposal of the assistant?',
  askText: 'This form has text already. The proposal would replace it.',
  replace: 'Use the proposal',
  keep: 'Keep my text',
} as const;

interface ProposalCopy {
  readonly intro: string;
  readonly action: string;
  /** What the reader's permissions do not include. */
  readonly denied: string;
}

const forms: Readonly<Record<ProposalForm, ProposalCopy>> = {
  push: {
    intro: 'I can prepare this notification. It is sent only when you press Send Now or Schedule in the form.',
    action: 'Open the notification',
    denied: 'Notifications need the permission Settings, which you do not have. Please ask the owner.',
  },
  item: {
    intro: 'I can prepare this item of your menu. It stays a draft until you save and publish it.',
    action: 'Open the item',
    denied: 'The menu needs the permission Inventory, which you do not have. Please ask the owner.',
  },
  event: {
    intro: 'I can prepare this event. It stays a draft until you save and publish it.',
    action: 'Open the event',
    denied: 'Events need the permission Reservations, which you do not have. Please ask the owner.',
  },
};

/** Texts of the assistant's proposals. */
export const proposals = {
  forms,
  labels: {
    name: 'Name',
    title: 'Title',
    text: 'Message',
    price: 'Price',
    category: 'Category',
    capacity: 'Places',
    audience: 'Audience',
    link: 'Opens in the app',
    starts: 'Starts',
    ends: 'Ends',
    day: 'Day',
    time: 'Time',
  },
  kroner: (price: string) => `${price} kr.`,
  free: 'free',
  events: 'Events',
  audience: (audience: PushAudience) => pushAudienceCopy[audience].name,
  line: (label: string, value: string) => `${label}: ${value}`,
  missing: (labels: readonly string[]) => `Not understood, so left empty: ${labels.join(', ')}.`,
  sendAt: (day: string) => `You named ${day}. Press Schedule to choose when it is sent.`,
  dayOnly: (day: string) => `You named ${day}, but no clear time. Please enter when it starts and ends.`,
  timeOnly: (time: string) => `You named ${time}, but no clear day. Please enter when it starts and ends.`,
} as const;
