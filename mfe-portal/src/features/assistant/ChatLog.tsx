import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { assistant } from '../../content/assistant/assistant.ts';
import { useChat } from './ChatProvider.tsx';
import { useDashboard } from './DashboardProvider.tsx';
import { Message } from './Message.tsx';
import { PromptSuggestions } from './PromptSuggestions.tsx';
import { TypingDots } from './TypingDots.tsx';

/**
 * The conversation, announced as it grows. Its first message states that an automated assistant replies, or a simulation before
 * launch (T36).
 */
export function ChatLog({ onFollow }: { onFollow?: () => void }) {
  const { messages, isTyping, inputValue, setInputValue } = useChat();
  const { business } = useDashboard();
  const log = useRef<HTMLDivElement>(null);
  const length = messages.length + (isTyping ? 1 : 0);
  // The growing input field takes its space from here.
  const written = inputValue.length;
  useEffect(() => {
    if (length + written > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [length, written]);

  const last = messages.at(-1);
  const suggested = last?.type === 'assistant' ? last.metadata.suggestedActions : [];
  const opening = business.liveAt ? assistant.greeting : assistant.simulation;
  return (
    <Log ref={log} role="log" aria-label={assistant.log} tabIndex={0}>
      <Message message={{ type: 'assistant', content: opening, actions: [] }} />
      {messages.map((message) => (
        <Message key={message.id} message={message} onFollow={onFollow} />
      ))}
      {isTyping ? <TypingDots /> : null}
      {suggested.length > 0 ? (
        <PromptSuggestions
          label={assistant.goOn}
          prompts={suggested.map((prompt) => ({ label: prompt, prompt }))}
          onPick={setInputValue}
        />
      ) : null}
    </Log>
  );
}

const Log = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 12px;
  min-block-size: 0;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
