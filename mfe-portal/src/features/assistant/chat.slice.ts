import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@skal/shell-kit';
import type { AssistantReply, ChatMessage } from './message.ts';

export interface ChatState {
  messages: ChatMessage[];
  /** A reply is pending. */
  isTyping: boolean;
  inputValue: string;
  /** Number of messages in this tab; makes their ids unique. */
  count: number;
}

const initialState: ChatState = { messages: [], isTyping: false, inputValue: '', count: 0 };

type MessageInput = Pick<ChatMessage, 'type' | 'content' | 'actions' | 'metadata'>;

function appendMessage(state: ChatState, at: number, input: MessageInput): void {
  state.count += 1;
  const message: ChatMessage = {
    id: `${at}-${state.count}`,
    timestamp: new Date(at).toISOString(),
    status: 'sent',
    ...input,
  };
  (state.messages as ChatMessage[]).push(message);
}

/** Adds the time to a payload: reducers must not read the clock. */
const stamped = <Payload>(payload: Payload) => ({ payload: { ...payload, at: Date.now() } });
type TimedAction<Payload> = PayloadAction<Payload & { at: number }>;

/** The conversation, in the store, so that the widget and the full chat share it on every page. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    inputChanged: (state, { payload: text }: PayloadAction<string>) => {
      state.inputValue = text;
    },
    /** Ignores blank messages, and all messages while a reply is pending (O8, O10). */
    messageSent: {
      prepare: (content: string) => stamped({ content: content.trim() }),
      reducer: (state, { payload: { content, at } }: TimedAction<{ content: string }>) => {
        if (content === '' || state.isTyping) return;
        appendMessage(state, at, {
          type: 'user',
          content,
          actions: [],
          metadata: { suggestedActions: [], confidence: null },
        });
        state.isTyping = true;
        state.inputValue = '';
      },
    },
    replied: {
      prepare: (answer: AssistantReply) => stamped({ answer }),
      reducer: (state, { payload: { answer, at } }: TimedAction<{ answer: AssistantReply }>) => {
        const { content, actions = [], suggestedActions = [], confidence } = answer;
        appendMessage(state, at, { type: 'assistant', content, actions, metadata: { suggestedActions, confidence } });
        state.isTyping = false;
      },
    },
    /** Resets messages, typing and input (O12). */
    cleared: (state) => {
      state.messages = [];
      state.isTyping = false;
      state.inputValue = '';
    },
  },
  selectors: { selectChat: (state) => state },
});

declare module '@skal/shell-kit' {
  interface LazySlices extends WithSlice<typeof chatSlice> {}
}

export const { inputChanged, messageSent, replied, cleared } = chatSlice.actions;
export const { selectChat } = chatSlice.injectInto(rootReducer).selectors;
