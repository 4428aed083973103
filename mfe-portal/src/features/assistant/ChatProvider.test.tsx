import { jest } from '@jest/globals';
import { accountChanged } from '@skal/shell-kit';
import { makeStore } from '@skal/shell-kit/testing/store.tsx';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChatProvider, useChat } from './ChatProvider.tsx';
import { useDashboard } from './DashboardProvider.tsx';
import type { AssistantReply } from './message.ts';

const echo = (question: string): AssistantReply => ({
  content: `You said ${question}`,
  actions: [{ label: 'Open Support', section: 'support' }],
  suggestedActions: ['And now?'],
  confidence: 1,
});

function openChat(place = makeStore()) {
  const { store, Providers } = place;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <ChatProvider answer={echo}>{children}</ChatProvider>
    </Providers>
  );
  const { result, unmount } = renderHook(() => useChat(), { wrapper });
  const sendMessage = (text: string) => {
    act(() => result.current.setInputValue(text));
    act(() => result.current.send());
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { chat: () => result.current, sendMessage, wait, place, store, unmount };
}

describe('outside of their providers', () => {
  it.each([
    ['A15', useChat, 'useChat must be used within a ChatProvider'],
    ['A16', useDashboard, 'useDashboard must be used within a DashboardProvider'],
  ])('%s: it throws', (_fact, useState, message) => {
    expect(() => renderHook(() => useState())).toThrow(new Error(message));
  });
});

describe('the chat', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('O10: sending appends the message, starts typing and clears the input', () => {
    const { chat, sendMessage } = openChat();
    sendMessage('  How are we?  ');
    expect(chat().messages).toEqual([
      {
        id: `${Date.parse('2026-11-21T08:00:00.000Z')}-1`,
        type: 'user',
        content: 'How are we?',
        timestamp: '2026-11-21T08:00:00.000Z',
        status: 'sent',
        actions: [],
        metadata: { suggestedActions: [], confidence: null },
      },
    ]);
    expect(chat().isTyping).toBe(true);
    expect(chat().inputValue).toBe('');
  });

  it('O9, O11: the reply appears after 1500 ms, and typing ends', () => {
    const { chat, sendMessage, wait } = openChat();
    sendMessage('Hello');
    wait(1499);
    expect(chat().messages).toHaveLength(1);
    expect(chat().isTyping).toBe(true);
    wait(1);
    expect(chat().isTyping).toBe(false);
    expect(chat().messages[1]).toEqual({
      id: expect.stringMatching(/^\d+-2$/),
      type: 'assistant',
      content: 'You said Hello',
      timestamp: '2026-11-21T08:00:01.500Z',
      status: 'sent',
      actions: [{ label: 'Open Support', section: 'support' }],
      metadata: { suggestedActions: ['And now?'], confidence: 1 },
    });
  });

  it('O8: sends no blank message, and none while typing', () => {
    const { chat, sendMessage } = openChat();
    sendMessage('   ');
    expect(chat().messages).toHaveLength(0);
    expect(chat().canSend).toBe(false);
    act(() => chat().setInputValue('One'));
    expect(chat().canSend).toBe(true);
    act(() => chat().send());
    act(() => chat().setInputValue('Two'));
    expect(chat().canSend).toBe(false);
    act(() => chat().send());
    expect(chat().messages).toHaveLength(1);
    expect(chat().inputValue).toBe('Two');
  });

  it('T37: messages of the same millisecond have different ids', () => {
    const { chat, sendMessage } = openChat();
    sendMessage('One');
    act(() => chat().clear());
    sendMessage('Two');
    const [two] = chat().messages;
    expect(two?.id).toBe(`${Date.parse('2026-11-21T08:00:00.000Z')}-2`);
  });

  it('O12, T37: Clear resets messages, typing and input, and cancels the reply', () => {
    const { chat, sendMessage, wait } = openChat();
    sendMessage('Hello');
    act(() => chat().setInputValue('And'));
    wait(1000);
    act(() => chat().clear());
    expect(chat()).toMatchObject({ messages: [], isTyping: false, inputValue: '' });
    wait(5000);
    expect(chat().messages).toEqual([]);
  });

  it('T37: leaving the page cancels the timer; the next page replies to the last message', () => {
    const first = openChat();
    first.sendMessage('Hello');
    first.wait(1000);
    first.unmount();
    act(() => jest.advanceTimersByTime(5000));
    const second = openChat(first.place);
    expect(second.chat().messages).toHaveLength(1);
    second.wait(1500);
    expect(second.chat().messages).toHaveLength(2);
  });

  it('T9: the next account does not see the conversation', () => {
    const { chat, sendMessage, store } = openChat();
    sendMessage('Hello');
    act(() => void store.dispatch(accountChanged()));
    expect(chat().messages).toEqual([]);
    expect(chat().isTyping).toBe(false);
  });
});
