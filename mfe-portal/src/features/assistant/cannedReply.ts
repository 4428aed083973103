import { cannedFallback, cannedReplies } from '../../content/assistant/cannedReplies.ts';
import type { AssistantReply } from './message.ts';

/**
 * The simulation before launch: finds a keyword anywhere in the message, ignoring case; the first match wins (O13). So 'create a wine
 * tasting event' is answered as wine, and 'address' as 'add' (T37).
 */
export function cannedReply(question: string): AssistantReply {
  const normalized = question.toLowerCase();
  const matched = cannedReplies.find(({ words }) => words.some((word) => normalized.includes(word)));
  const { content, suggestedActions } = matched ?? cannedFallback;
  return { content, suggestedActions, confidence: matched ? 1 : 0 };
}
