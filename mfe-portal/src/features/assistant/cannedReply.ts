import { cannedFallback, cannedReplies } from '../../content/assistant/cannedReplies.ts';
import type { AssistantReply } from './message.ts';

/**
 * Simulates the assistant before launch. The first keyword found anywhere in the message decides, ignoring case (O13): 'create a wine
 * tasting event' matches 'wine', and 'address' matches 'add' (T37).
 */
export function cannedReply(question: string): AssistantReply {
  const normalized = question.toLowerCase();
  const matched = cannedReplies.find(({ words }) => words.some((word) => normalized.includes(word)));
  const { content, suggestedActions } = matched ?? cannedFallback;
  return { content, suggestedActions, confidence: matched ? 1 : 0 };
}
