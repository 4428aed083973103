import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import type { AssistantReply, ChatAction } from '../message.ts';

/** Builds the link to a reply's section. */
export const sectionAction = (label: string, section: string): readonly ChatAction[] => [{ label, section }];

export const matchedReply = (content: string, actions: readonly ChatAction[]): AssistantReply => ({
  content,
  actions,
  confidence: 1,
});

/** Builds the reply about a section that was not opened yet: questions send no request. */
export const notLoadedReply = (label: string, section: string): AssistantReply =>
  matchedReply(liveAnswers.notRead(label), sectionAction(`Open ${label}`, section));
