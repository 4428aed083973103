import { liveAnswers } from '../../../content/liveAnswers.ts';
import type { Answer } from '../message.ts';
import { bookings, figures, guests, ofFeature, sales, takeaway } from './figureSubjects.ts';
import type { Known } from './known.ts';
import { appStatus, billing, business, features, notifications, products, tickets } from './subjects.ts';

/** What a question is about, by whole words or their beginnings; the first that fits answers. */
const subjects: readonly (readonly [RegExp, (known: Known) => Answer])[] = [
  [/\b(feature|switch|setting)/, features],
  [/\b(ticket|support)/, tickets],
  [/\b(plan|costs?|price|invoice|bill)/, billing],
  [/\b(notif|push)/, notifications],
  [/\b(weekly|monthly|yearly|(best|average|basket|sells?|sold|week|month|year)\b)/, sales],
  [/\b(sales|analytic|revenue|figure|today|doing|orders|performance)/, figures],
  [/\b(launch|milestone|(live|status|stores?|far)\b)/, appStatus],
  [/\b(loyal|member|club|regular)/, ofFeature('loyalty', 'loyalty', 'Loyalty')],
  [/\b(takeaway|pick)/, takeaway],
  [/\b(booking|reservation|table)/, bookings],
  [/\b(event|tasting)/, ofFeature('events', 'events', 'Events & Experiences')],
  [/\b(wine|product|catalog|stock)/, products],
  [/\b(customer|guest|user)/, guests],
  [/\b(business|name|account|who am i)/, business],
];

const help: Answer = { content: liveAnswers.help, suggestedActions: liveAnswers.prompts, confidence: 0 };

/** Answers a live client from their own data alone; every figure in the answer was read (T36). */
export function answerFrom(question: string, known: Known): Answer {
  const asked = question.toLowerCase();
  const [, answer] = subjects.find(([words]) => words.test(asked)) ?? [];
  return answer?.(known) ?? help;
}
