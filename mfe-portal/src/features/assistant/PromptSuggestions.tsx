import { styled } from 'styled-components';

interface Props {
  label: string;
  prompts: readonly { label: string; prompt: string }[];
  onPick: (prompt: string) => void;
}

/** Prompts that fill the message field without sending (K19, O15). */
export const PromptSuggestions = ({ label, prompts, onPick }: Props) => (
  <Row aria-label={label}>
    {prompts.map(({ label: name, prompt }) => (
      <li key={name}>
        <PromptButton type="button" onClick={() => onPick(prompt)}>
          {name}
        </PromptButton>
      </li>
    ))}
  </Row>
);

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const PromptButton = styled.button`
  min-block-size: 32px;
  padding: 4px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--ink);
  font: var(--type-meta);
  text-align: start;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }

  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--fjord);
    background: var(--fjord-soft);
  }
`;
