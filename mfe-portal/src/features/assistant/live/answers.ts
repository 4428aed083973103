import { liveAnswers } from '../../../content/liveAnswers.ts';
import type { Answer, ChatAction } from '../message.ts';

/** The way to the section that an answer is from. */
export const to = (label: string, section: string): readonly ChatAction[] => [{ label, section }];

export const certain = (content: string, actions: readonly ChatAction[]): Answer => ({
  content,
  actions,
  confidence: 1,
});

/** What a section has to be opened for first: nothing is asked for by a question. */
export const notRead = (label: string, section: string): Answer =>
  certain(liveAnswers.notRead(label), to(`Open ${label}`, section));
