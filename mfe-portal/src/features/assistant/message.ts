/** A way from a reply to the section that it is about. */
export interface ChatAction {
  label: string;
  /** The section's id. */
  section: string;
}

/** What is answered to a message, before it becomes one itself. */
export interface AssistantReply {
  content: string;
  actions?: readonly ChatAction[];
  suggestedActions?: readonly string[];
  /** From 0 to 1: 1 where the question matched a rule, 0 for the general help. */
  confidence: number;
}

/** One message of the chat (O9). */
export interface ChatMessage {
  /** Of its timestamp and a counter: two messages of one millisecond stay two (T37). */
  id: string;
  type: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  status: 'sending' | 'sent' | 'error';
  actions: readonly ChatAction[];
  metadata: { suggestedActions: readonly string[]; confidence: number | null };
}
