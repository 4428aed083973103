import { BotIcon } from '@skal/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { widget } from '../../content/assistant/assistant.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { WidgetAnchor, WidgetButton } from './AssistantWidget.styles.ts';

/** The assistant of a live client: a button that becomes the panel, and the panel that becomes the button. */
export function OpenWidget() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The panel goes first: the focus comes back to a button that is there.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (open) return <AssistantPanel onClose={close} />;
  return (
    <WidgetAnchor data-widget data-print="none">
      <WidgetButton
        ref={button}
        type="button"
        aria-label={widget.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BotIcon size={24} aria-hidden />
      </WidgetButton>
    </WidgetAnchor>
  );
}
