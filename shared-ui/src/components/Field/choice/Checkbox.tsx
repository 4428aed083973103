import { styled } from 'styled-components';
import { CheckIcon } from '../../../icons.ts';
import { ToggleRow, type ToggleRowProps } from './ToggleRow.tsx';

export type CheckboxProps = ToggleRowProps;

/** A checkbox of a form. */
export function Checkbox(props: CheckboxProps) {
  return (
    <ToggleRow {...props}>
      {(control) => (
        <Frame>
          <Box {...control} />
          <CheckIcon size={14} />
        </Frame>
      )}
    </ToggleRow>
  );
}

const Frame = styled.span`
  position: relative;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: 2px;

  & > svg {
    position: absolute;
    inset: 3px;
    color: var(--on-fjord);
    stroke-width: 3;
    pointer-events: none;
    visibility: hidden;
  }

  & > :checked + svg {
    visibility: visible;
  }
`;

const Box = styled.input`
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-4);
  background: var(--surface);
  appearance: none;

  &:checked {
    border-color: var(--fjord);
    background: var(--fjord);
  }

  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }

  &:disabled:checked + svg {
    color: var(--ink-3);
  }

  @media (forced-colors: active) {
    appearance: auto;

    & + svg {
      display: none;
    }
  }
`;
