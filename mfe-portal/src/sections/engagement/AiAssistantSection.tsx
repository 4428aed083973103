import { Button } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { assistant } from '../../content/assistant/assistant.ts';
import { AssistantChatProvider } from '../../features/assistant/AssistantChat.tsx';
import { ChatLog } from '../../features/assistant/ChatLog.tsx';
import { useChat } from '../../features/assistant/ChatProvider.tsx';
import { Composer } from '../../features/assistant/Composer.tsx';
import { useDashboard } from '../../features/assistant/DashboardProvider.tsx';
import { PromptSuggestions } from '../../features/assistant/PromptSuggestions.tsx';

/** The full chat with its quick actions (K19-K22). */
export default function AiAssistantSection() {
  return (
    <AssistantChatProvider>
      <FullChat />
    </AssistantChatProvider>
  );
}

function FullChat() {
  const { messages, setInputValue, clear } = useChat();
  const { panelExpanding } = useDashboard();
  const field = useRef<HTMLTextAreaElement>(null);
  const pick = (prompt: string) => {
    setInputValue(prompt);
    field.current?.focus();
  };
  return (
    <TwoColumns data-expanding={panelExpanding || undefined}>
      <Panel
        title={assistant.chat}
        aside={
          <Button variant="secondary" size="sm" disabled={messages.length === 0} onClick={clear}>
            {assistant.clear}
          </Button>
        }
      >
        <Chat>
          <ChatLog />
          <Composer field={field} />
        </Chat>
      </Panel>
      <Panel title={assistant.quickActions}>
        {assistant.groups.map(({ category, prompts }) => (
          <div key={category}>
            <Category>{category}</Category>
            <PromptSuggestions
              label={category}
              prompts={prompts.map((prompt) => ({ label: prompt, prompt }))}
              onPick={pick}
            />
          </div>
        ))}
      </Panel>
    </TwoColumns>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: 16px;

  /* After expanding from the panel, its border is highlighted for a moment. */
  & > :first-child {
    transition: border-color var(--motion-sheet) var(--ease-in);
  }

  &[data-expanding] > :first-child {
    border-color: var(--fjord);
  }

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Chat = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  block-size: clamp(360px, 58vh, 560px);
`;

const Category = styled.h3`
  margin-block-end: 6px;
  font: var(--type-label);
  letter-spacing: 0;
`;
