import type { Proposal } from '../../components/proposal/proposal.slice.ts';

/** A link from a reply: to a section by its id, or to the page of a form, which then opens with the proposal. */
export type ChatAction = { label: string } & (
  | { section: string; proposal?: undefined }
  | { href: string; proposal: Proposal }
);

/** A reply before it becomes a message. */
export interface AssistantReply {
  content: string;
  actions?: readonly ChatAction[];
  suggestedActions?: readonly string[];
  /** From 0 to 1: 1 if the question matched a topic, 0 for the general help. */
  confidence: number;
}

/** A message of the chat (O9). */
export interface ChatMessage {
  /** Built from timestamp and counter: two messages of the same millisecond differ (T37). */
  id: string;
  type: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  status: 'sending' | 'sent' | 'error';
  actions: readonly ChatAction[];
  metadata: { suggestedActions: readonly string[]; confidence: number | null };
}
