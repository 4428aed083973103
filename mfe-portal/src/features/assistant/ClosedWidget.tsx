import { BotIcon, Tooltip } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { widget } from '../../content/assistant/assistant.ts';
import { WidgetAnchor, WidgetButton } from './AssistantWidget.styles.ts';

/**
 * The assistant before launch, closed and disabled (O2). A disabled button is not focusable, so a wrapper takes the focus and has the
 * tooltip.
 */
export const ClosedWidget = () => (
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
