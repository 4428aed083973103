import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { widget } from '../../content/assistant/assistant.ts';
import { Body, Count, Frame } from './AssistantPanel.styles.ts';
import { AssistantPanelHeader } from './AssistantPanelHeader.tsx';
import { ChatLog } from './ChatLog.tsx';
import { useChat } from './ChatProvider.tsx';
import { Composer } from './Composer.tsx';
import { QuickActions } from './QuickActions.tsx';
import { useExpandPanel } from './useExpandPanel.ts';

/** On a phone the panel would cover the target of its links. */
const PHONE = '(max-width: 37.49875em)';

/** The open panel (O3): a non-modal dialog, so that the page stays usable. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const { messages } = useChat();
  const [minimized, setMinimized] = useState(false);
  const { expanding, expand } = useExpandPanel();
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!minimized) field.current?.focus({ preventScroll: true });
  }, [minimized]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const giveWay = () => setMinimized(window.matchMedia(PHONE).matches);

  return (
    <Frame
      role="dialog"
      aria-labelledby={titleId}
      data-widget
      data-print="none"
      data-minimized={minimized || undefined}
      data-expanding={expanding || undefined}
      onKeyDown={onKeyDown}
    >
      <AssistantPanelHeader
        titleId={titleId}
        minimized={minimized}
        onMinimize={() => setMinimized(!minimized)}
        onExpand={expand}
        onClose={onClose}
      />
      {minimized ? (
        <Count role="status">
          <span>{widget.minimized}</span>
          <span>{widget.count(messages.length)}</span>
        </Count>
      ) : (
        <Body>
          <ChatLog onFollow={giveWay} />
          <QuickActions />
          <Composer field={field} />
        </Body>
      )}
    </Frame>
  );
}
