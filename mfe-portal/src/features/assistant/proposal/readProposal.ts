import { i18n } from '@lingui/core';
import { initialCategories } from '@skal/contracts/content/menu';
import { countGraphemes } from '@skal/contracts/fields/graphemes';
import { PUSH_TITLE_MAX, type PushAudience } from '@skal/contracts/push/push';
import type { Locale } from '@skal/contracts/site/locale';
import type { Grammar } from '../words/grammar.ts';
import { grammarsOf } from '../words/grammars.ts';
import { capitalize, Phrase } from './Phrase.ts';
import { takeCapacity, takePrice, takeQuoted } from './takeAmounts.ts';
import { takeWhen, type When } from './takeWhen.ts';

/** A request for a form, and what was understood of it. An empty text is what was not named. */
export type Understood =
  | { form: 'push'; title: string; text: string; audience: PushAudience | null; isEvent: boolean; when: When }
  | { form: 'item'; name: string; price: string; category: string }
  | { form: 'event'; title: string; price: string; capacity: string; when: When };

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const isTitle = (text: string): boolean => countGraphemes(text) <= PUSH_TITLE_MAX;

/** The topic with the day and time as they were named: 'Wine tasting tonight at 19:00'. */
function toTitle(topic: string, { dayName, from }: When, { atTime }: Grammar): string {
  if (topic === '') return '';
  const named = [topic, dayName, from && atTime(from)].filter(Boolean).join(' ');
  return [named, topic].map(capitalize).find(isTitle) ?? '';
}

function readPush(phrase: Phrase, grammar: Grammar, now: number): Understood {
  const quoted = takeQuoted(phrase, grammar);
  const audience = grammar.audiences.find(([, pattern]) => phrase.take(pattern) !== null)?.[0] ?? null;
  const isEvent = phrase.has(grammar.event);
  const when = takeWhen(phrase, grammar, now);
  phrase.takeAll(grammar.own.push);
  const title = toTitle(phrase.rest(grammar), when, grammar);
  return { form: 'push', title, text: quoted ?? '', audience, isEvent, when };
}

function readEvent(phrase: Phrase, grammar: Grammar, now: number): Understood {
  const quoted = takeQuoted(phrase, grammar);
  const capacity = takeCapacity(phrase, grammar) ?? '';
  const when = takeWhen(phrase, grammar, now);
  const price = phrase.take(grammar.free) ? '0' : (takePrice(phrase, grammar) ?? '');
  phrase.takeAll(grammar.own.event);
  return { form: 'event', title: capitalize(quoted ?? phrase.rest(grammar)), price, capacity, when };
}

function readItem(phrase: Phrase, grammar: Grammar, categories: readonly string[]): Understood {
  const quoted = takeQuoted(phrase, grammar);
  const price = takePrice(phrase, grammar) ?? '';
  const category =
    [...categories, ...initialCategories].find(
      (name) => phrase.take(grammar.inCategory(escapeRegExp(name))) !== null,
    ) ?? '';
  phrase.takeAll(grammar.own.item);
  return { form: 'item', name: capitalize(quoted ?? phrase.rest(grammar)), price, category };
}

function read(request: string, grammar: Grammar, now: number, categories: readonly string[]): Understood | null {
  const command = request
    .trim()
    .replace(/[\u2019\u2018]/g, "'")
    .replace(grammar.polite, '');
  const [form] = grammar.forms.find(([, pattern]) => pattern.test(command)) ?? [];
  if (form === undefined || (form === 'item' && grammar.noItem.test(command))) return null;
  const phrase = new Phrase(command);
  if (form === 'push') return readPush(phrase, grammar, now);
  return form === 'event' ? readEvent(phrase, grammar, now) : readItem(phrase, grammar, categories);
}

/**
 * Reads a command that prepares a form; null for a question or anything else. Rules only: what they do not understand
 * stays empty.
 * @param now in milliseconds since 1970
 * @param categories names of the menu's categories, if they are known
 * @param locale language of the page; English is understood on every page
 */
export function readProposal(
  request: string,
  now: number,
  categories: readonly string[],
  locale = i18n.locale as Locale,
): Understood | null {
  for (const grammar of grammarsOf(locale)) {
    const understood = read(request, grammar, now, categories);
    if (understood) return understood;
  }
  return null;
}
