import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAccount } from '../../account/useAccount.ts';
import { ChatProvider } from './ChatProvider.tsx';
import { DashboardProvider } from './DashboardProvider.tsx';
import { answerQuestion } from './live/answerFrom.ts';
import { buildAssistantContext } from './live/known.ts';
import { cannedReply } from './simulate.ts';

/**
 * What the widget and the full chat need around them, on each of the portal's pages. A live client is answered from
 * what the tab holds of their data; until then there is the simulation alone, under its cover (T36).
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
