import type { StaffPermission } from '@skal/contracts/client/staff';
import type { Proposal, ProposalForm } from '../../../components/proposal/proposal.slice.ts';
import { proposals as copy } from '../../../content/assistant/proposals.ts';
import { formatClock } from '../../../format/clock.ts';
import { formatDay, formatWeekday } from '../../../format/date.ts';
import { hasPermission } from '../../../session/useAccount.ts';
import type { AssistantContext } from '../answers/assistantContext.ts';
import { matchedReply } from '../answers/replyBuilders.ts';
import type { AssistantReply } from '../message.ts';
import { readProposal, type Understood } from './readProposal.ts';
import { toEventTimes, type When } from './takeWhen.ts';

const { labels } = copy;

const PERMISSIONS: Readonly<Record<ProposalForm, StaffPermission>> = {
  push: 'Settings',
  item: 'Inventory',
  event: 'Reservations',
};

/** Addresses of the pages with the forms. */
const PAGES: Readonly<Record<ProposalForm, string>> = {
  push: '/dashboard?section=push-notifications',
  item: '/content-management',
  event: '/content-management',
};

const formatDate = (day: string): string => `${formatWeekday(day)} ${formatDay(day)}`;
const formatLocal = (local: string): string => copy.at(formatDate(local.slice(0, 10)), formatClock(local.slice(11)));

/** What was understood and what was not, by label. */
type Line = readonly [label: string, value: string];

function remarkOf({ day, from, to }: When): string[] {
  if (day !== null && from === null) return [copy.dayOnly(formatDate(day))];
  const time = [from, to].flatMap((one) => (one === null ? [] : [formatClock(one)])).join('\u2013');
  return day === null && time !== '' ? [copy.timeOnly(time)] : [];
}

function describe(understood: Understood): { lines: Line[]; values: Record<string, string>; remarks: string[] } {
  if (understood.form === 'item') {
    const { name, price, category } = understood;
    return {
      lines: [
        [labels.name, name],
        [labels.price, price && copy.kroner(price)],
        ...(category ? [[labels.category, category] as const] : []),
      ],
      values: { name, price, category, status: 'draft' },
      remarks: [],
    };
  }
  if (understood.form === 'event') {
    const { title, price, capacity, when } = understood;
    const { startsAt, endsAt } = toEventTimes(when);
    return {
      lines: [
        [labels.title, title],
        [labels.starts, startsAt && formatLocal(startsAt)],
        [labels.ends, endsAt && formatLocal(endsAt)],
        [labels.price, price === '0' ? copy.free : price && copy.kroner(price)],
        ...(capacity ? [[labels.capacity, capacity] as const] : []),
      ],
      values: { title, startsAt, endsAt, price, capacity, status: 'draft' },
      remarks: remarkOf(when),
    };
  }
  const { title, text, audience, isEvent, when } = understood;
  return {
    lines: [
      [labels.title, title],
      [labels.text, text],
      ...(audience ? [[labels.audience, copy.audience(audience)] as const] : []),
      ...(isEvent ? [[labels.link, copy.events] as const] : []),
    ],
    values: { title, text, ...(audience && { audience }), ...(isEvent && { link: 'events' }) },
    remarks: when.day === null ? [] : [copy.sendAt(formatDate(when.day))],
  };
}

/** Replies to a command with a proposal for a form, which a person opens; null if the message is none. */
export function proposeForm(request: string, { account, menu }: AssistantContext, now: number): AssistantReply | null {
  const understood = readProposal(request, now, menu?.categories.map(({ name }) => name) ?? []);
  if (!understood) return null;
  const { form } = understood;
  const { intro, action, denied } = copy.forms[form];
  if (!hasPermission(account, PERMISSIONS[form])) return matchedReply(denied, []);
  const { lines, values, remarks } = describe(understood);
  const missing = lines.filter(([, value]) => value === '').map(([label]) => label);
  const content = [
    intro,
    ...lines.flatMap(([label, value]) => (value === '' ? [] : [copy.line(label, value)])),
    ...remarks,
    ...(missing.length > 0 ? [copy.missing(missing)] : []),
  ];
  const proposal: Proposal = { form, values, remarks };
  return matchedReply(content.join('\n'), [{ label: action, href: PAGES[form], proposal }]);
}
