import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAccount } from '../../session/useAccount.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { answerQuestion } from './answers/answerQuestion.ts';
import { buildAssistantContext } from './answers/assistantContext.ts';
import { ChatProvider } from './ChatProvider.tsx';
import { cannedReply } from './cannedReply.ts';

/**
 * The conversation of the widget and the full chat. A live client gets replies from data cached in the tab. Before launch the
 * replies are simulated (T36).
 */
export function AssistantChatProvider({ children }: { children: ReactNode }) {
  const account = useAccount();
  const store = useStore();
  const answer = (question: string) =>
    account.live ? answerQuestion(question, buildAssistantContext(account, store.getState())) : cannedReply(question);
  return <ChatProvider answer={answer}>{children}</ChatProvider>;
}

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The widget's conversation, and its panel while open. A reply is also added after the panel was closed. */
export default function AssistantChat({ open, onClose }: Props) {
  return <AssistantChatProvider>{open ? <AssistantPanel onClose={onClose} /> : null}</AssistantChatProvider>;
}
