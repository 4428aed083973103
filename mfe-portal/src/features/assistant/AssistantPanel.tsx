import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { assistant, panel } from '../../content/assistant/assistant.ts';
import { Body, Count, Frame } from './AssistantPanel.styles.ts';
import { AssistantPanelHeader } from './AssistantPanelHeader.tsx';
import { ChatLog } from './ChatLog.tsx';
import { useChat } from './ChatProvider.tsx';
import { Composer } from './Composer.tsx';
import { useDashboard } from './DashboardProvider.tsx';
import { PromptButton } from './PromptSuggestions.tsx';

/** The panel's quick actions: two visible, two behind More; each fills the message field (O3, O15). */
function QuickActions() {
  const { setInputValue } = useChat();
  const [more, setMore] = useState(false);
  const furtherId = useId();
  return (
    <Row aria-label={assistant.quickActions}>
      {panel.quick.map(({ label, prompt }) => (
        <PromptButton key={label} type="button" onClick={() => setInputValue(prompt)}>
          {label}
        </PromptButton>
      ))}
      <PromptButton type="button" aria-expanded={more} aria-controls={furtherId} onClick={() => setMore(!more)}>
        {panel.more}
      </PromptButton>
      <MoreActions id={furtherId} hidden={!more}>
        {panel.further.map(({ label, prompt }) => (
          <PromptButton key={label} type="button" onClick={() => setInputValue(prompt)}>
            {label}
          </PromptButton>
        ))}
      </MoreActions>
    </Row>
  );
}

/** One row that scrolls horizontally: the conversation above keeps its height. */
const Row = styled.fieldset`
  display: flex;
  flex: none;
  gap: 6px;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;

  & button {
    flex: none;
  }
`;

const MoreActions = styled.div`
  display: flex;
  gap: 6px;

  &[hidden] {
    display: none;
  }
`;

/** Duration of the panel's expansion before the full chat opens, in ms (O6). */
const EXPAND_MS = 300;

/** Plays the transition, then opens the full chat. Unmounting the panel cancels it. */
function useExpandPanel(): { expanding: boolean; expand: () => void } {
  const { expandAssistant } = useDashboard();
  const [expanding, setExpanding] = useState(false);
  useEffect(() => {
    if (!expanding) return;
    const timer = setTimeout(expandAssistant, EXPAND_MS);
    return () => clearTimeout(timer);
  }, [expanding, expandAssistant]);
  return { expanding, expand: () => setExpanding(true) };
}

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
  const minimizeOnPhone = () => setMinimized(window.matchMedia(PHONE).matches);

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
          <span>{panel.minimized}</span>
          <span>{panel.count(messages.length)}</span>
        </Count>
      ) : (
        <Body>
          <ChatLog onFollow={minimizeOnPhone} />
          <QuickActions />
          <Composer field={field} />
        </Body>
      )}
    </Frame>
  );
}
