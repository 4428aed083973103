import { styled } from 'styled-components';

interface Props {
  label: string;
  options: readonly string[];
}

/** Choices that cannot be made yet, the first standing for what is shown. */
export const Segments = ({ label, options }: Props) => (
  <Group aria-label={label}>
    {options.map((option, index) => (
      <Segment key={option} type="button" disabled aria-pressed={index === 0}>
        {option}
      </Segment>
    ))}
  </Group>
);

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Segment = styled.button`
  min-block-size: 36px;
  padding: 6px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-full);
  background: var(--sunken);
  color: var(--ink-3);
  font: var(--type-label);
  cursor: not-allowed;

  &[aria-pressed='true'] {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink-2);
  }
`;
