import { styled } from 'styled-components';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** If undefined, every button is disabled. */
  onChange?: (value: Value) => void;
}

/** Single choice of options in one row. */
export const SegmentedControl = <Value extends string>({ label, options, value: chosen, onChange }: Props<Value>) => (
  <Group aria-label={label}>
    {options.map(({ value, label: name }) => (
      <SegmentButton
        key={value}
        type="button"
        disabled={!onChange}
        aria-pressed={value === chosen}
        onClick={() => onChange?.(value)}
      >
        {name}
      </SegmentButton>
    ))}
  </Group>
);

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const SegmentButton = styled.button`
  min-block-size: 36px;
  padding: 6px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--ink);
  font: var(--type-label);
  cursor: pointer;
  transition: background-color var(--motion-hover) var(--ease-in);

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }

  &:hover {
    border-color: var(--ink-2);
    background: var(--sunken);
  }

  &[aria-pressed='true'] {
    border-color: var(--fjord);
    background: var(--fjord-soft);
    font-weight: 600;
  }

  &&:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
    font-weight: inherit;
    cursor: not-allowed;
  }

  &&:disabled:is([aria-pressed='true'], [aria-selected='true']) {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink-2);
  }
`;
