import { styled } from 'styled-components';

/** Position of the widget. */
export const WidgetAnchor = styled.div`
  position: fixed;
  inset: auto 24px 24px auto;
  z-index: var(--layer-widget);
  inline-size: 56px;
  block-size: 56px;
  border-radius: var(--radius-full);
`;

/** Its round button; grey while disabled. */
export const WidgetButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 1px solid transparent;
  border-radius: inherit;
  background: var(--fjord);
  color: var(--on-fjord);
  box-shadow: var(--elevation-2);
  cursor: pointer;

  &:hover {
    background: var(--fjord-hover);
  }

  &&:disabled {
    border-color: var(--line-strong);
    background: var(--sunken);
    color: var(--ink-3);
    box-shadow: none;
    cursor: not-allowed;
  }
`;
