import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Props<Value extends string> {
  /** Accessible name with the client: 'Status of Bar Nord'. */
  label: string;
  value: Value;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
  /** Display of the value. */
  children: ReactNode;
}

/**
 * An editable value in a table cell. A press opens the options; unlike in a native select, arrow keys do not change the value before
 * it is confirmed, and Escape cancels.
 */
export function InlineSelect<Value extends string>({ label, value, values, names, onChoose, children }: Props<Value>) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) choices.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isOpen]);

  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(choices.current?.querySelectorAll('button') ?? [])];
    const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
    if (event.key === 'Escape') close();
    else if (step !== undefined) {
      const index = buttons.findIndex((button) => button.matches(':focus'));
      buttons[(index + step + buttons.length) % buttons.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <SelectCell
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Opener
        ref={opener}
        type="button"
        aria-label={`${label}: ${names[value]}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Opener>
      {isOpen ? (
        <Choices ref={choices} role="group" aria-label={label} onKeyDown={onKeyDown}>
          {values.map((item) => (
            <Choice
              key={item}
              type="button"
              aria-pressed={item === value}
              onClick={() => {
                close();
                if (item !== value) onChoose(item);
              }}
            >
              {names[item]}
            </Choice>
          ))}
        </Choices>
      ) : null}
    </SelectCell>
  );
}

const SelectCell = styled.span`
  position: relative;
  display: inline-block;
`;

const Opener = styled.button`
  min-block-size: 32px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: var(--radius-4);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--line-strong);
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`;

const Choices = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-start: -6px;
  z-index: 3;
  display: grid;
  min-inline-size: 140px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--raised);
  box-shadow: var(--elevation-2);
`;

const Choice = styled.button`
  min-block-size: 36px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--radius-4);
  background: transparent;
  color: var(--ink);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--fjord-soft);
  }

  &[aria-pressed='true'] {
    color: var(--fjord);
    font-weight: 600;
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }
`;
