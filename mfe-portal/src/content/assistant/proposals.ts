import { t } from '@lingui/core/macro';
import type { PushAudience } from '@skal/contracts/push/push';
import type { ProposalForm } from '../../components/proposal/proposal.slice.ts';
import { pushAudienceCopy } from '../sections/pushCampaigns.ts';

/** Copy of a form that the assistant has filled. */
export const proposalNotice = {
  title: t`Proposed by the assistant`,
  text: t`Please check it. Nothing is saved or sent until you press the button.`,
  ask: t`Use the proposal of the assistant?`,
  askText: t`This form has text already. The proposal would replace it.`,
  replace: t`Use the proposal`,
  keep: t`Keep my text`,
} as const;

interface ProposalCopy {
  readonly intro: string;
  readonly action: string;
  /** What the reader's permissions do not include. */
  readonly denied: string;
}

const forms: Readonly<Record<ProposalForm, ProposalCopy>> = {
  push: {
    intro: t`I can prepare this notification. It is sent only when you press Send Now or Schedule in the form.`,
    action: t`Open the notification`,
    denied: t`Notifications need the permission Settings, which you do not have. Please ask the owner.`,
  },
  item: {
    intro: t`I can prepare this item of your menu. It stays a draft until you save and publish it.`,
    action: t`Open the item`,
    denied: t`The menu needs the permission Inventory, which you do not have. Please ask the owner.`,
  },
  event: {
    intro: t`I can prepare this event. It stays a draft until you save and publish it.`,
    action: t`Open the event`,
    denied: t`Events need the permission Reservations, which you do not have. Please ask the owner.`,
  },
};

const notUnderstood = (labels: string) => t`Not understood, so left empty: ${labels}.`;

/** Texts of the assistant's proposals. */
export const proposals = {
  forms,
  labels: {
    name: t`Name`,
    title: t`Title`,
    text: t`Message`,
    price: t`Price`,
    category: t`Category`,
    capacity: t`Places`,
    audience: t`Audience`,
    link: t`Opens in the app`,
    starts: t`Starts`,
    ends: t`Ends`,
    day: t`Day`,
    time: t`Time`,
  },
  kroner: (price: string) => `${price} kr.`,
  free: t`free`,
  events: t`Events`,
  audience: (audience: PushAudience) => pushAudienceCopy[audience].name,
  line: (label: string, value: string) => `${label}: ${value}`,
  missing: (labels: readonly string[]) => notUnderstood(labels.join(', ')),
  at: (day: string, time: string) => t`${day}, ${time}`,
  sendAt: (day: string) => t`You named ${day}. Press Schedule to choose when it is sent.`,
  dayOnly: (day: string) => t`You named ${day}, but no clear time. Please enter when it starts and ends.`,
  timeOnly: (time: string) => t`You named ${time}, but no clear day. Please enter when it starts and ends.`,
} as const;
