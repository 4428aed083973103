import { media, TextLink, VisuallyHidden } from '@skal/shared-ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { proposalOpened } from '../../components/proposal/proposal.slice.ts';
import { assistant } from '../../content/assistant/assistant.ts';
import { hrefOfSection } from '../../layout/sectionAddress.ts';
import { useChat } from './ChatProvider.tsx';
import { useDashboard } from './DashboardProvider.tsx';
import type { ChatAction, ChatMessage } from './message.ts';
import { PromptSuggestions } from './PromptSuggestions.tsx';

interface Props {
  message: Pick<ChatMessage, 'type' | 'content' | 'actions'>;
  onFollow?: () => void;
}

/** A message with links to the sections it mentions. */
const Message = ({ message: { type, content, actions }, onFollow }: Props) => (
  <Bubble data-type={type}>
    <VisuallyHidden>{type === 'user' ? assistant.userPrefix : assistant.assistantPrefix}: </VisuallyHidden>
    <MessageText>{content}</MessageText>
    {actions.map((action) => (
      <ActionLink key={action.label} {...{ action, onFollow }} />
    ))}
  </Bubble>
);

/** A link to a section, or to a form with a proposal. */
function ActionLink({ action, onFollow }: { action: ChatAction; onFollow: (() => void) | undefined }) {
  const dispatch = useDispatch();
  const follow = () => {
    if (action.proposal) dispatch(proposalOpened(action.proposal));
    onFollow?.();
  };
  return (
    <TextLink as={Link} to={action.proposal ? action.href : hrefOfSection(action.section)} onClick={follow}>
      {action.label}
    </TextLink>
  );
}

const Bubble = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  inline-size: fit-content;
  max-inline-size: min(88%, 34em);
  padding: 10px 14px;
  border: 1px solid transparent;
  border-radius: var(--radius-12);
  border-end-start-radius: var(--radius-4);
  background: var(--sunken);
  color: var(--ink);
  font: var(--type-body);
  font-size: 0.9375rem;

  &[data-type='user'] {
    justify-self: end;
    border-end-start-radius: var(--radius-12);
    border-end-end-radius: var(--radius-4);
    background: var(--fjord-soft);
  }
`;

const MessageText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Typing indicator: three dots, static with reduced motion (K20). */
const TypingDots = () => (
  <Dots data-typing>
    <VisuallyHidden>{assistant.typing}</VisuallyHidden>
    {['first', 'second', 'third'].map((dot) => (
      <Dot key={dot} aria-hidden="true" />
    ))}
  </Dots>
);

const rise = keyframes`
  30% { opacity: 1; transform: translateY(-3px); }
  60% { opacity: 0.4; transform: none; }
`;

const Dots = styled.p`
  display: flex;
  gap: 5px;
  inline-size: fit-content;
  padding: 12px 14px;
  border-radius: var(--radius-12);
  background: var(--sunken);
`;

const Dot = styled.span`
  inline-size: 6px;
  block-size: 6px;
  border: 3px solid var(--ink-3);
  border-radius: var(--radius-full);
  opacity: 0.4;
  animation: ${rise} 1.2s infinite;

  &:nth-of-type(3) {
    animation-delay: 0.15s;
  }

  &:nth-of-type(4) {
    animation-delay: 0.3s;
  }

  ${media.reducedMotion} {
    opacity: 1;
    animation: none;
  }
`;

/**
 * The conversation, announced as it grows. Its first message states that an automated assistant replies, or a simulation before
 * launch (T36).
 */
export function ChatLog({ onFollow }: { onFollow?: () => void }) {
  const { messages, isTyping, inputValue, setInputValue } = useChat();
  const { business } = useDashboard();
  const log = useRef<HTMLDivElement>(null);
  // The log shrinks as the input field grows.
  const inputLength = inputValue.length;
  useEffect(() => {
    if (messages.length + inputLength > 0 || isTyping) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length, isTyping, inputLength]);

  const last = messages.at(-1);
  const suggestedPrompts = last?.type === 'assistant' ? last.metadata.suggestedActions : [];
  const firstMessage = business.liveAt ? assistant.greeting : assistant.simulation;
  return (
    <Log ref={log} role="log" aria-label={assistant.log} tabIndex={0}>
      <Message message={{ type: 'assistant', content: firstMessage, actions: [] }} />
      {messages.map((message) => (
        <Message key={message.id} message={message} onFollow={onFollow} />
      ))}
      {isTyping ? <TypingDots /> : null}
      {suggestedPrompts.length > 0 ? (
        <PromptSuggestions
          label={assistant.suggestions}
          prompts={suggestedPrompts.map((prompt) => ({ label: prompt, prompt }))}
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
