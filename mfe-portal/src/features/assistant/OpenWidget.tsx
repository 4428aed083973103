import { BotIcon } from '@skal/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { widget } from '../../content/assistant/assistant.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { WidgetAnchor, WidgetButton } from './AssistantWidget.styles.ts';

/** The assistant of a live client: a button that opens the panel. */
export function OpenWidget() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Close the panel first: the focus returns to a button that exists.
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
