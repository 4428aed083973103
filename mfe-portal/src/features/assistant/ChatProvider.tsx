import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type ChatState, cleared, inputChanged, messageSent, replied, selectChat } from './chat.slice.ts';
import type { AssistantReply } from './message.ts';

/** How long the assistant types before its reply stands there (O11). */
export const REPLY_MS = 1500;

export interface Chat extends Pick<ChatState, 'messages' | 'isTyping' | 'inputValue'> {
  /** Whether what is written can be sent now (O8). */
  canSend: boolean;
  setInputValue: (text: string) => void;
  /** Sends what is written. */
  send: () => void;
  clear: () => void;
}

const ChatContext = createContext<Chat | null>(null);

interface Props {
  /** Finds the answer to a message, at the moment it is given. */
  answer: (question: string) => AssistantReply;
  children: ReactNode;
}

/** Holds the conversation for the widget and the full chat, and has it answered. */
export function ChatProvider({ answer, children }: Props) {
  const { messages, isTyping, inputValue } = useSelector(selectChat);
  const dispatch = useDispatch();
  useReplies(answer);
  const chat = useMemo<Chat>(
    () => ({
      messages,
      isTyping,
      inputValue,
      canSend: !isTyping && inputValue.trim() !== '',
      setInputValue: (text) => void dispatch(inputChanged(text)),
      send: () => void dispatch(messageSent(inputValue)),
      clear: () => void dispatch(cleared()),
    }),
    [messages, isTyping, inputValue, dispatch],
  );
  return <ChatContext value={chat}>{children}</ChatContext>;
}

/**
 * Answers the last message after 1500 ms of typing. The timer lives as long as the typing does: clearing the chat or
 * leaving the page ends it, and a page that finds a message unanswered starts it again (T37).
 */
function useReplies(answer: Props['answer']): void {
  const { messages, isTyping } = useSelector(selectChat);
  const dispatch = useDispatch();
  const reply = useEffectEvent(() => {
    const question = messages.findLast(({ type }) => type === 'user');
    dispatch(replied(answer(question?.content ?? '')));
  });
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => reply(), REPLY_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);
}

/**
 * The conversation.
 * @throws outside a ChatProvider (A15).
 */
export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('useChat must be used within a ChatProvider');
  return chat;
}
