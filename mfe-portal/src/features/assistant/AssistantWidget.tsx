import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { BotIcon, Tooltip } from '@skal/shared-ui';
import { createLazyResource, useResourceStatus } from '@skal/shell-kit';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { widget } from '../../content/assistant/widget.ts';
import { hasPermission, useAccount } from '../../session/useAccount.ts';
import { WidgetAnchor, WidgetButton } from './AssistantWidget.styles.ts';
import type { ChatState } from './chat.slice.ts';
import { useDashboard } from './DashboardProvider.tsx';

/**
 * The assistant before launch, closed and disabled (O2). A disabled button is not focusable, so a wrapper takes the focus and has the
 * tooltip.
 */
const ClosedWidget = () => (
  <Tooltip
    describe={false}
    content={
      <Tip>
        <strong>{widget.name}</strong>
        <span>{widget.text}</span>
      </Tip>
    }
  >
    <WidgetAnchor tabIndex={0} data-widget data-print="none">
      <WidgetButton type="button" disabled aria-label={widget.name}>
        <BotIcon size={24} aria-hidden />
      </WidgetButton>
      <Mark aria-hidden="true">!</Mark>
    </WidgetAnchor>
  </Tooltip>
);

const Mark = styled.span`
  position: absolute;
  inset: -3px -2px auto auto;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  background: var(--havtorn);
  color: var(--on-havtorn);
  font: var(--type-meta);
  font-weight: 700;
  pointer-events: none;
`;

const Tip = styled.span`
  display: grid;
`;

const chatCode = createLazyResource(() => import(/* webpackChunkName: "AssistantChat" */ './AssistantChat.tsx'));

/** Whether a message waits for its reply, also before the code of the chat is loaded on this page. */
const selectIsReplyPending = ({ chat }: { chat?: ChatState }) => chat?.isTyping ?? false;

/** The assistant of a live client: a button that opens the panel. */
function OpenWidget() {
  const { open, setOpen, triggerProps } = useLazyDialog(chatCode);
  const isReplyPending = useSelector(selectIsReplyPending);
  const isLoaded = useResourceStatus(chatCode) === 'ready';
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Close the panel first: the focus returns to a button that exists.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      {open && isLoaded ? null : (
        <WidgetAnchor data-widget data-print="none">
          <WidgetButton ref={button} type="button" aria-label={widget.open} aria-haspopup="dialog" {...triggerProps}>
            <BotIcon size={24} aria-hidden />
          </WidgetButton>
        </WidgetAnchor>
      )}
      <LazyDialog
        resource={chatCode}
        open={open ?? (isReplyPending ? false : null)}
        setOpen={setOpen}
        loadError={widget.notLoaded}
      >
        {({ default: AssistantChat }, isOpen) => <AssistantChat open={isOpen} onClose={close} />}
      </LazyDialog>
    </>
  );
}

/**
 * The assistant in the corner of portal pages, except beside the full chat (O1); enabled once live. Its answers are figures, so members
 * of staff without that permission have none.
 */
export function AssistantWidget() {
  const account = useAccount();
  const { assistantActive } = useDashboard();
  if (assistantActive || !hasPermission(account, 'Analytics')) return null;
  return account.live ? <OpenWidget /> : <ClosedWidget />;
}
