import { i18n } from '@lingui/core';
import type { Locale } from '@skal/contracts/site/locale';
import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import type { AssistantReply } from '../message.ts';
import { proposeForm } from '../proposal/proposalReply.ts';
import type { Topic } from '../words/grammar.ts';
import { grammarsOf } from '../words/grammars.ts';
import {
  answerAppStatus,
  answerBilling,
  answerBusiness,
  answerFeatures,
  answerProducts,
  answerTickets,
} from './accountTopics.ts';
import {
  answerAchievements,
  answerAdoption,
  answerBreakEven,
  answerContent,
  answerNotifications,
  answerPerformance,
} from './appTopics.ts';
import type { AssistantContext } from './assistantContext.ts';
import {
  answerBookings,
  answerEvents,
  answerGuests,
  answerLoyalty,
  answerOverview,
  answerSales,
  answerTakeaway,
} from './metricTopics.ts';

const answers: Readonly<Record<Topic, (context: AssistantContext) => AssistantReply>> = {
  features: answerFeatures,
  tickets: answerTickets,
  breakEven: answerBreakEven,
  billing: answerBilling,
  notifications: answerNotifications,
  achievements: answerAchievements,
  performance: answerPerformance,
  adoption: answerAdoption,
  content: answerContent,
  sales: answerSales,
  overview: answerOverview,
  appStatus: answerAppStatus,
  loyalty: answerLoyalty,
  takeaway: answerTakeaway,
  bookings: answerBookings,
  events: answerEvents,
  products: answerProducts,
  guests: answerGuests,
  business: answerBusiness,
};

/**
 * Returns the topic of a question; undefined without one.
 * @param locale language of the page; English is understood on every page
 */
export function findTopic(question: string, locale = i18n.locale as Locale): Topic | undefined {
  const normalized = question.toLowerCase();
  for (const { topics } of grammarsOf(locale)) {
    const found = Object.entries(topics).find(([, pattern]) => pattern.test(normalized));
    if (found) return found[0] as Topic;
  }
  return undefined;
}

const help: AssistantReply = { content: liveAnswers.help, suggestedActions: liveAnswers.prompts, confidence: 0 };

/**
 * Replies to a live client: to a command with a proposal for a form, to a question from their own data only; every figure was
 * loaded (T36).
 */
export function answerQuestion(question: string, context: AssistantContext, now = Date.now()): AssistantReply {
  const proposal = proposeForm(question, context, now);
  if (proposal) return proposal;
  const topic = findTopic(question);
  return topic ? answers[topic](context) : help;
}
