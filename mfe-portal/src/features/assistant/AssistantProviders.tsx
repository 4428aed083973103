import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAccount } from '../../session/useAccount.ts';
import { answerQuestion } from './answers/answerQuestion.ts';
import { buildAssistantContext } from './answers/assistantContext.ts';
import { ChatProvider } from './ChatProvider.tsx';
import { cannedReply } from './cannedReply.ts';
import { DashboardProvider } from './DashboardProvider.tsx';

/**
 * Providers of the widget and the full chat, on each portal page. A live client gets replies from data cached in the tab. Before
 * launch the replies are simulated (T36).
 */
export function AssistantProviders({ children }: { children: ReactNode }) {
  const account = useAccount();
  const store = useStore();
  const answer = (question: string) =>
    account.live ? answerQuestion(question, buildAssistantContext(account, store.getState())) : cannedReply(question);
  return (
    <DashboardProvider>
      <ChatProvider answer={answer}>{children}</ChatProvider>
    </DashboardProvider>
  );
}
