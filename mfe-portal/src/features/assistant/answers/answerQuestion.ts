import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import type { AssistantReply } from '../message.ts';
import { appStatus, billing, business, features, products, tickets } from './accountTopics.ts';
import { achievements, adoption, breakEven, content, notifications, performance } from './appTopics.ts';
import type { AssistantContext } from './assistantContext.ts';
import { bookings, events, figures, guests, loyalty, sales, takeaway } from './metricTopics.ts';

/** Topics by whole words or their beginnings; the first match replies. */
const subjects: readonly (readonly [RegExp, (known: AssistantContext) => AssistantReply])[] = [
  [/\b(feature|switch|setting)/, features],
  [/\b(ticket|support)/, tickets],
  [/\b(break-?even|earn|(paid|pays?) back)/, breakEven],
  [/\b(plan|costs?|price|invoice|bill)/, billing],
  [/\b(notif|push)/, notifications],
  [/\b(achiev|unlock|reached)/, achievements],
  [/\b(crash|errors?\b|slow|starts?\b|devices?\b)/, performance],
  [/\b(download|install|adoption|registered|returning|new (users?|guests?|customers?))/, adoption],
  [/\b(views?\b|viewed|content|screen)/, content],
  [/\b(weekly|monthly|yearly|(best|average|basket|sells?|sold|week|month|year)\b)/, sales],
  [/\b(sales|analytic|revenue|figure|today|doing|orders|performance)/, figures],
  [/\b(launch|milestone|(live|status|stores?|far)\b)/, appStatus],
  [/\b(loyal|member|club|regular)/, loyalty],
  [/\b(takeaway|pick)/, takeaway],
  [/\b(booking|reservation|table)/, bookings],
  [/\b(event|tasting)/, events],
  [/\b(wine|product|catalog|stock)/, products],
  [/\b(customer|guest|user)/, guests],
  [/\b(business|name|account|who am i)/, business],
];

const help: AssistantReply = { content: liveAnswers.help, suggestedActions: liveAnswers.prompts, confidence: 0 };

/** Replies to a live client from their own data only; every figure was loaded (T36). */
export function answerQuestion(question: string, known: AssistantContext): AssistantReply {
  const asked = question.toLowerCase();
  const [, answer] = subjects.find(([words]) => words.test(asked)) ?? [];
  return answer?.(known) ?? help;
}
