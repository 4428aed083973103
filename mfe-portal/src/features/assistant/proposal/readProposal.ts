import { initialCategories } from '@skal/contracts/content/menu';
import { countGraphemes } from '@skal/contracts/fields/graphemes';
import { PUSH_TITLE_MAX, type PushAudience } from '@skal/contracts/push/push';
import type { ProposalForm } from '../../../components/proposal/proposal.slice.ts';
import { capitalize, Phrase } from './Phrase.ts';
import { takeCapacity, takePrice, takeQuoted } from './takeAmounts.ts';
import { takeWhen, type When } from './takeWhen.ts';

/** A request for a form, and what was understood of it. An empty text is what was not named. */
export type Understood =
  | { form: 'push'; title: string; text: string; audience: PushAudience | null; isEvent: boolean; when: When }
  | { form: 'item'; name: string; price: string; category: string }
  | { form: 'event'; title: string; price: string; capacity: string; when: When };

/** Politeness before a command. */
const POLITE =
  /^(?:(?:hi|hello|hey|please|kindly|can you|could you|would you|will you|i want (?:you )?to|i'd like (?:you )?to|i would like to|let's|let us|help me)\b[\s,!]*)+/i;

const NOTIFICATION = /\b(?:push (?:notification|message)s?|notifications?|push|message)\b/i;
const EVENT = /\b(?:events?|tastings?|concerts?|workshops?|parties|party|dinner|brunch|quiz|promotion|masterclass)\b/i;

/** Commands by their first word, which distinguishes them from questions. The first match decides. */
const COMMANDS: readonly (readonly [form: ProposalForm, pattern: RegExp])[] = [
  ['push', /^(?:send|write|compose|schedule|prepare|create|make|push)\b.*\b(?:notifications?|push|message)\b/i],
  ['push', /^(?:announce\s+\w|(?:notify|tell (?:my|our|the|all)|push)\b.*\b(?:about|of|for|that|saying)\b)/i],
  [
    'event',
    new RegExp(`^(?:create|add|make|plan|set up|schedule|prepare|organise|organize|host)\\b.*${EVENT.source}`, 'i'),
  ],
  ['item', /^(?:create|make|prepare)\b.*\b(?:item|product|dish|wine|drink|menu|catalogue|catalog)\b/i],
  ['item', /^add\b/i],
];

/** What is added elsewhere. */
const NO_ITEM =
  /\b(?:staff|members?|employees?|users?|guests?|customers?|tickets?|invoices?|features?|tables?|reservations?|bookings?|orders?|photos?|pictures?|category|categories|password|account|add-?ons?|webhooks?|passkeys?)\b/i;

const AUDIENCES: readonly (readonly [audience: PushAudience, pattern: RegExp])[] = [
  ['vip', /(?:\b(?:to|for)\s+)?(?:\b(?:all|my|our|the)\s+)*\bvips?\b(?:\s+(?:members|guests|customers))?/i],
  ['regular', /(?:\b(?:to|for)\s+)?(?:\b(?:all|my|our|the)\s+)*\bregulars?\b(?:\s+(?:guests|customers))?/i],
  ['new', /(?:\b(?:to|for)\s+)?(?:\b(?:all|my|our|the)\s+)*\bnew\s+(?:guests|customers|users)\b/i],
  ['inactive', /(?:\b(?:to|for)\s+)?(?:\b(?:all|my|our|the)\s+)*\binactive\b(?:\s+(?:guests|customers|users))?/i],
  [
    'all',
    /\b(?:(?:to|for)\s+)?(?:everyone|everybody|(?:all|my|our)\s+(?:(?:my|our|the)\s+)?(?:guests|customers|users))\b/i,
  ],
];

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const isTitle = (text: string): boolean => countGraphemes(text) <= PUSH_TITLE_MAX;

/** The topic with the day and time as they were named: 'Wine tasting tonight at 19:00'. */
function toTitle(topic: string, { dayName, from }: When): string {
  if (topic === '') return '';
  const named = [topic, dayName, from && `at ${from}`].filter(Boolean).join(' ');
  return [named, topic].map(capitalize).find(isTitle) ?? '';
}

function readPush(phrase: Phrase, now: number): Understood {
  const quoted = takeQuoted(phrase);
  const audience = AUDIENCES.find(([, pattern]) => phrase.take(pattern) !== null)?.[0] ?? null;
  const isEvent = phrase.has(EVENT);
  const when = takeWhen(phrase, now);
  phrase.take(/^(?:send|write|compose|schedule|prepare|create|make|notify|announce|tell)\b/i);
  phrase.take(
    new RegExp(`^\\s*(?:(?:a|an|the|out|promotional|new|short|quick|another)\\s+)*${NOTIFICATION.source}`, 'i'),
  );
  phrase.take(/^(?:that|saying|regarding)\b/i);
  return { form: 'push', title: toTitle(phrase.rest(), when), text: quoted ?? '', audience, isEvent, when };
}

function readEvent(phrase: Phrase, now: number): Understood {
  const quoted = takeQuoted(phrase);
  const capacity = takeCapacity(phrase) ?? '';
  const when = takeWhen(phrase, now);
  const price = phrase.take(/\b(?:for free|free(?: of charge)?)\b/i) ? '0' : (takePrice(phrase) ?? '');
  phrase.take(/^(?:create|add|make|plan|set up|schedule|prepare|organise|organize|host)\b/i);
  phrase.take(/\b(?:called|named)\b/i);
  phrase.take(/\bevents?\b/i);
  return { form: 'event', title: capitalize(quoted ?? phrase.rest()), price, capacity, when };
}

function readItem(phrase: Phrase, categories: readonly string[]): Understood {
  const quoted = takeQuoted(phrase);
  const price = takePrice(phrase) ?? '';
  const category =
    [...categories, ...initialCategories].find(
      (name) =>
        phrase.take(
          new RegExp(
            `\\b(?:to|in|into|under)\\s+(?:(?:the|my|our)\\s+)?${escapeRegExp(name)}\\b(?:\\s+category)?`,
            'i',
          ),
        ) !== null,
    ) ?? '';
  phrase.take(
    /\b(?:to|in|into|on)\s+(?:(?:the|my|our)\s+)?(?:(?:product|wine)\s+)?(?:menu|catalogue|catalog|list|app|products|shop)\b/i,
  );
  phrase.take(/^(?:create|add|make|prepare)\b/i);
  phrase.take(
    /^(?:(?:a|an|the|some|new|another)\s+)*(?:(?:menu\s+)?(?:item|product|dish|wine|drink)s?)(?:\s+(?:called|named)\b|$)/i,
  );
  return { form: 'item', name: capitalize(quoted ?? phrase.rest()), price, category };
}

/**
 * Reads a command that prepares a form; null for a question or anything else. Rules only: what they do not understand
 * stays empty.
 * @param now in milliseconds since 1970
 * @param categories names of the menu's categories, if they are known
 */
export function readProposal(request: string, now: number, categories: readonly string[]): Understood | null {
  const command = request
    .trim()
    .replace(/[\u2019\u2018]/g, "'")
    .replace(POLITE, '');
  const [form] = COMMANDS.find(([, pattern]) => pattern.test(command)) ?? [];
  if (form === undefined || (form === 'item' && NO_ITEM.test(command))) return null;
  const phrase = new Phrase(command);
  if (form === 'push') return readPush(phrase, now);
  return form === 'event' ? readEvent(phrase, now) : readItem(phrase, categories);
}
