import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { assistant, widget } from '../../content/assistant/assistant.ts';
import { useChat } from './ChatProvider.tsx';
import { PromptButton } from './PromptSuggestions.tsx';

/** The panel's quick actions: two visible, two behind More; each fills the message field (O3, O15). */
export function QuickActions() {
  const { setInputValue } = useChat();
  const [more, setMore] = useState(false);
  const furtherId = useId();
  return (
    <Row aria-label={assistant.quickActions}>
      {widget.quick.map(({ label, prompt }) => (
        <PromptButton key={label} type="button" onClick={() => setInputValue(prompt)}>
          {label}
        </PromptButton>
      ))}
      <PromptButton type="button" aria-expanded={more} aria-controls={furtherId} onClick={() => setMore(!more)}>
        {widget.more}
      </PromptButton>
      <Further id={furtherId} hidden={!more}>
        {widget.further.map(({ label, prompt }) => (
          <PromptButton key={label} type="button" onClick={() => setInputValue(prompt)}>
            {label}
          </PromptButton>
        ))}
      </Further>
    </Row>
  );
}

/** One row that scrolls horizontally: the conversation above keeps its height. */
const Row = styled.fieldset`
  display: flex;
  flex: none;
  gap: 6px;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;

  & button {
    flex: none;
  }
`;

const Further = styled.div`
  display: flex;
  gap: 6px;

  &[hidden] {
    display: none;
  }
`;
