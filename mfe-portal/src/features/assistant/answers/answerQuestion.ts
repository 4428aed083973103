import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import type { AssistantReply } from '../message.ts';
import { proposeForm } from '../proposal/proposalReply.ts';
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

/** Topics by whole words or their beginnings; the first match replies. */
const subjects: readonly (readonly [RegExp, (context: AssistantContext) => AssistantReply])[] = [
  [/\b(feature|switch|setting)/, answerFeatures],
  [/\b(ticket|support)/, answerTickets],
  [/\b(break-?even|earn|(paid|pays?) back)/, answerBreakEven],
  [/\b(plan|costs?|price|invoice|bill)/, answerBilling],
  [/\b(notif|push)/, answerNotifications],
  [/\b(achiev|unlock|reached)/, answerAchievements],
  [/\b(crash|errors?\b|slow|starts?\b|devices?\b)/, answerPerformance],
  [/\b(download|install|adoption|registered|returning|new (users?|guests?|customers?))/, answerAdoption],
  [/\b(views?\b|viewed|content|screen)/, answerContent],
  [/\b(weekly|monthly|yearly|(best|average|basket|sells?|sold|week|month|year)\b)/, answerSales],
  [/\b(sales|analytic|revenue|figure|today|doing|orders|performance)/, answerOverview],
  [/\b(launch|milestone|(live|status|stores?|far)\b)/, answerAppStatus],
  [/\b(loyal|member|club|regular)/, answerLoyalty],
  [/\b(takeaway|pick)/, answerTakeaway],
  [/\b(booking|reservation|table)/, answerBookings],
  [/\b(event|tasting)/, answerEvents],
  [/\b(wine|product|catalog|stock)/, answerProducts],
  [/\b(customer|guest|user)/, answerGuests],
  [/\b(business|name|account|who am i)/, answerBusiness],
];

const help: AssistantReply = { content: liveAnswers.help, suggestedActions: liveAnswers.prompts, confidence: 0 };

/**
 * Replies to a live client: to a command with a proposal for a form, to a question from their own data only; every figure was
 * loaded (T36).
 */
export function answerQuestion(question: string, context: AssistantContext, now = Date.now()): AssistantReply {
  const proposal = proposeForm(question, context, now);
  if (proposal) return proposal;
  const normalized = question.toLowerCase();
  const [, answer] = subjects.find(([pattern]) => pattern.test(normalized)) ?? [];
  return answer?.(context) ?? help;
}
