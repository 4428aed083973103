import { styled } from 'styled-components';
import { ToggleRow, type ToggleRowProps } from './ToggleRow.tsx';

export type SwitchProps = ToggleRowProps;

/** On or off, for a setting. */
export function Switch(props: SwitchProps) {
  return <ToggleRow {...props}>{(control) => <Track {...control} role="switch" />}</ToggleRow>;
}

const Track = styled.input`
  position: relative;
  flex: none;
  inline-size: 44px;
  block-size: 24px;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--sunken);
  appearance: none;
  transition: background-color var(--motion-hover) var(--ease-in);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: var(--radius-full);
    background: var(--ink-3);
    transition: inset-inline-start var(--motion-hover) var(--ease-in);
  }

  &:checked {
    border-color: var(--fjord);
    background: var(--fjord);
  }

  &:checked::before {
    inset-inline-start: 23px;
    background: var(--on-fjord);
  }

  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }

  &:disabled:checked::before {
    background: var(--ink-3);
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    &:checked::before {
      background: Highlight;
    }
  }
`;
