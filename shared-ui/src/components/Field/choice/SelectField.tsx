import { t } from '@lingui/core/macro';
import { Select } from 'radix-ui';
import { memo, type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { CheckIcon, ChevronDownIcon } from '../../../icons.ts';
import { inputStyles } from '../../../theme/mixins.ts';
import { Field } from '../Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps {
  label: ReactNode;
  /** The field name on the wire; a hidden native select carries it. */
  name: string;
  options: readonly SelectOption[];
  /** An empty string while nothing is selected. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called when the focus leaves the field, not when its list opens. */
  onBlur?: () => void;
  placeholder?: string;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** One of several options, in a custom list. */
export function SelectField({
  name,
  options,
  value,
  onValueChange,
  onBlur,
  placeholder = t`Choose`,
  disabled,
  ...about
}: SelectFieldProps) {
  const isOpen = useRef(false);
  const onOpenChange = (open: boolean) => {
    isOpen.current = open;
  };
  return (
    <Field {...about} name={name}>
      {({ name: key, required, ...field }) => (
        <Select.Root {...{ name: key, required, value, onValueChange, onOpenChange, disabled }}>
          <Trigger {...field} aria-required={required} onBlur={() => isOpen.current || onBlur?.()}>
            <Select.Value placeholder={<span>{placeholder}</span>} />
            <Select.Icon asChild>
              <ChevronDownIcon size={16} />
            </Select.Icon>
          </Trigger>
          <Select.Portal>
            <List position="popper" sideOffset={4} collisionPadding={8}>
              <Select.Viewport>
                <Items options={options} />
              </Select.Viewport>
            </List>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}

/** The closed list renders them too, for the native select. Memoized, so that they render only when the options change. */
const Items = memo(({ options }: Pick<SelectFieldProps, 'options'>) =>
  options.map((option) => (
    <Item key={option.value} value={option.value} disabled={option.disabled}>
      <Select.ItemText>
        {/* Radix moves the element into the trigger: a bare text node would be lost when a translator replaces it (radix-ui/primitives#2578). */}
        <span>{option.label}</span>
      </Select.ItemText>
      <Select.ItemIndicator asChild>
        <CheckIcon size={16} />
      </Select.ItemIndicator>
    </Item>
  )),
);

const Trigger = styled(Select.Trigger)`
  ${inputStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  text-align: start;
  cursor: pointer;

  &[data-placeholder] {
    color: var(--ink-3);
  }

  & > span:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & svg {
    color: var(--ink-2);
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const List = styled(Select.Content)`
  z-index: calc(var(--layer-dialog) + 1);
  inline-size: max(var(--radix-select-trigger-width), 180px);
  max-block-size: min(var(--radix-select-content-available-height), 360px);
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--raised);
  box-shadow: var(--elevation-2);
  animation: ${appear} var(--motion-pop) var(--ease-in);
`;

const Item = styled(Select.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 40px;
  padding: 8px 10px;
  border-radius: var(--radius-4);
  color: var(--ink);
  font: var(--type-body);
  font-size: 1rem;
  line-height: 1.4;
  cursor: pointer;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: var(--fjord-soft);
    outline: 1px solid transparent;
  }

  &[data-state='checked'] {
    font-weight: 600;
  }

  &[data-disabled] {
    color: var(--ink-3);
    cursor: not-allowed;
  }

  & svg {
    color: var(--fjord);
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`;
