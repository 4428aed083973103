import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../../icons.ts';
import { inputStyles, visuallyHidden } from '../../../theme/mixins.ts';
import type { SelectOption } from './SelectField.tsx';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  label: string;
  /** Shows the label above; otherwise only assistive technology gets it. */
  showLabel?: boolean;
  options: readonly SelectOption[];
  /** 36 px for toolbars, 44 for forms. */
  size?: 'sm' | 'md';
  /** Called with the selected value, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
}

/** The browser's native select, for toolbars and phones. */
export function Select({
  label,
  showLabel = false,
  options,
  size = 'sm',
  onChange,
  onValueChange,
  id: providedId,
  className,
  ...rest
}: SelectProps) {
  const made = useId();
  const id = providedId ?? made;
  return (
    <Rows className={className}>
      <Label htmlFor={id} data-shown={showLabel ? '' : undefined}>
        {label}
      </Label>
      <SelectFrame>
        <NativeSelect
          {...rest}
          id={id}
          data-size={size}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <ChevronDownIcon size={16} />
      </SelectFrame>
    </Rows>
  );
}

const Rows = styled.div`
  min-inline-size: 0;
`;

const Label = styled.label`
  &[data-shown] {
    display: block;
    margin-block-end: 6px;
    color: var(--ink);
    font: var(--type-label);
  }

  &:not([data-shown]) {
    ${visuallyHidden}
  }
`;

export const SelectFrame = styled.span`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: 12px;
    color: var(--ink-2);
    pointer-events: none;
  }
`;

export const NativeSelect = styled.select`
  ${inputStyles}
  padding-inline-end: 36px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  && {
    padding-inline-end: 36px;
  }

  /* The operating system draws the open list; it needs the colours of both themes. */
  & option {
    background: var(--raised);
    color: var(--ink);
  }

  &[data-size='sm'] {
    min-block-size: 36px;
    padding-block: 5px;
    font-size: 0.875rem;
  }

  @media (pointer: coarse) {
    &[data-size='sm'] {
      min-block-size: var(--target);
      font-size: 1rem;
    }
  }
`;
