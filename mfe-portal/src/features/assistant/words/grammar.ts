import type { PushAudience } from '@skal/contracts/push/push';
import type { ProposalForm } from '../../../components/proposal/proposal.slice.ts';

/** What a question can be about. */
export type Topic =
  | 'features'
  | 'tickets'
  | 'breakEven'
  | 'billing'
  | 'notifications'
  | 'achievements'
  | 'performance'
  | 'adoption'
  | 'content'
  | 'sales'
  | 'overview'
  | 'appStatus'
  | 'loyalty'
  | 'takeaway'
  | 'bookings'
  | 'events'
  | 'products'
  | 'guests'
  | 'business';

/** Words of topics: whole words or their beginnings, in lower case. The first match decides. */
export type TopicWords = Readonly<Record<Topic, RegExp>>;

/** Words that name a price or a number of places. The first group is the number. */
export interface AmountWords {
  readonly prices: readonly RegExp[];
  readonly free: RegExp;
  readonly capacities: readonly RegExp[];
}

/** A day near today: as it is found, and as a title names it. */
export interface NearDay {
  readonly pattern: RegExp;
  readonly ahead: number;
  /** Without it, titles repeat what was found. */
  readonly name?: string;
}

/** Words that name a day or a time. Groups have names. */
export interface TimeWords {
  /** A time without half of the day is in the evening. */
  readonly evening: RegExp;
  readonly near: readonly NearDay[];
  /** What may remain after a near day: 'in the evening'. */
  readonly nearRest: RegExp;
  /** From Sunday, in lower case. */
  readonly weekdays: readonly string[];
  /** Groups `weekday`, and `later` for the one of the next week. */
  readonly weekday: RegExp;
  /** Beginnings of the months, in lower case. */
  readonly months: readonly string[];
  /** Groups `day`, `month` or `monthName`, `year`. */
  readonly dates: readonly RegExp[];
  /** Groups `hours`, `minutes`, `half`, `toHours`, `toMinutes`, `toHalf`; `half` is `a` or `p`. */
  readonly ranges: readonly RegExp[];
  readonly ends: readonly RegExp[];
  readonly starts: readonly RegExp[];
  /** Days and times in titles of notifications. */
  readonly onWeekday: (weekday: string) => string;
  readonly onDate: (day: number, month: number) => string;
  readonly atTime: (time: string) => string;
}

/** Words of commands that prepare a form. */
export interface CommandWords {
  /** Politeness before a command. */
  readonly polite: RegExp;
  /** Commands by their first word, which distinguishes them from questions. The first match decides. */
  readonly forms: readonly (readonly [form: ProposalForm, pattern: RegExp])[];
  /** What is added elsewhere. */
  readonly noItem: RegExp;
  readonly event: RegExp;
  readonly audiences: readonly (readonly [audience: PushAudience, pattern: RegExp])[];
  /** The group is the text. */
  readonly quoted: RegExp;
  /** Returns the words that name a category of the menu. @param name escaped for a pattern */
  readonly inCategory: (name: string) => RegExp;
  /** Words of the command itself, which are no part of the name, in the order in which they are taken. */
  readonly own: Readonly<Record<ProposalForm, readonly RegExp[]>>;
  /** Words that connect the name to what was taken, before and after it. */
  readonly before: RegExp;
  readonly after: RegExp;
}

/** The words of one language that the assistant understands. */
export interface Grammar extends AmountWords, TimeWords, CommandWords {
  readonly topics: TopicWords;
}

/** A number as Danes write it: '1.250,50'. */
export const NUMBER = '(\\d{1,3}(?:[. ]\\d{3})+(?:,\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)';
/** What stands after an amount in Danish money. */
export const KRONER = '(?:kr\\b\\.?|kroner\\b|dkk\\b|,-)';
/** A number that is an amount is no time. */
export const NO_AMOUNT = '(?![\\d:]|[.,]\\d|\\s*(?:kr\\b|kroner|dkk|,-|%))';

/** Dates in figures: '2026-12-04', '4/12' and '4/12-2026'. @param lead pattern of words before a date */
export const numericDates = (lead: string): readonly RegExp[] => [
  new RegExp(`${lead}\\b(?<year>20\\d{2})-(?<month>\\d{2})-(?<day>\\d{2})\\b`, 'i'),
  new RegExp(`${lead}\\b(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:[/-](?<year>20\\d{2}))?(?!\\d)`, 'i'),
];
