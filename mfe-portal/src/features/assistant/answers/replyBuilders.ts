import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import { type NamedSection, sectionNames } from '../../../content/assistant/sectionNames.ts';
import type { AssistantReply, ChatAction } from '../message.ts';

/** Builds the link to a reply's section. */
export const sectionAction = (section: NamedSection): readonly ChatAction[] => [
  { label: liveAnswers.open(sectionNames[section]), section },
];

export const matchedReply = (content: string, actions: readonly ChatAction[]): AssistantReply => ({
  content,
  actions,
  confidence: 1,
});

/** Builds the reply about a section that was not opened yet: questions send no request. */
export const notLoadedReply = (section: NamedSection): AssistantReply =>
  matchedReply(liveAnswers.notRead(sectionNames[section]), sectionAction(section));
