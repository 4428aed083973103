import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type ChatState, cleared, inputChanged, messageSent, replied, selectChat } from './chat.slice.ts';
import type { AssistantReply } from './message.ts';

/** Typing time before a reply appears, in ms (O11). */
export const REPLY_MS = 1500;

export interface Chat extends Pick<ChatState, 'messages' | 'isTyping' | 'inputValue'> {
  /** Whether the input can be sent now (O8). */
  canSend: boolean;
  setInputValue: (text: string) => void;
  /** Sends the input. */
  send: () => void;
  clear: () => void;
}

const ChatContext = createContext<Chat | null>(null);

interface Props {
  /** Returns the reply to a message, when it is due. */
  answer: (question: string) => AssistantReply;
  children: ReactNode;
}

/** Provides the conversation of the widget and the full chat, and its replies. */
export function ChatProvider({ answer, children }: Props) {
  const { messages, isTyping, inputValue } = useSelector(selectChat);
  const dispatch = useDispatch();
  useDelayedReplies(answer);
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
 * Replies to the last message after 1500 ms of typing. Clearing the chat or leaving the page cancels the timer. A page that opens
 * with an unanswered message starts it again (T37).
 */
function useDelayedReplies(answer: Props['answer']): void {
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
 * Returns the conversation.
 * @throws outside of a ChatProvider (A15).
 */
export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('useChat must be used within a ChatProvider');
  return chat;
}
