import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import type { AssistantReply, ChatAction } from '../message.ts';

/** The way to the section that an answer is from. */
export const sectionAction = (label: string, section: string): readonly ChatAction[] => [{ label, section }];

export const matchedReply = (content: string, actions: readonly ChatAction[]): AssistantReply => ({
  content,
  actions,
  confidence: 1,
});

/** What a section has to be opened for first: nothing is asked for by a question. */
export const notLoadedReply = (label: string, section: string): AssistantReply =>
  matchedReply(liveAnswers.notRead(label), sectionAction(`Open ${label}`, section));
