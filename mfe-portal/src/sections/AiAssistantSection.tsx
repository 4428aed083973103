import { Button, TextAreaField } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { assistant } from '../content/assistant.ts';
import { EmptyLine } from '../parts/EmptyLine.tsx';
import { Panel } from '../parts/Panel.tsx';

/** The full chat with its quick actions, covered until the app is live (K19-K22). */
export default function AiAssistantSection() {
  return (
    <Halves>
      <Panel title={assistant.quickActions}>
        {assistant.groups.map(({ category, prompts }) => (
          <Group key={category}>
            <Category>{category}</Category>
            {prompts.map((prompt) => (
              <Button key={prompt} variant="secondary" size="sm" disabled>
                {prompt}
              </Button>
            ))}
          </Group>
        ))}
      </Panel>
      <Panel title={assistant.chat}>
        <EmptyLine>{assistant.empty}</EmptyLine>
        <TextAreaField
          label={assistant.message}
          name="message"
          placeholder={assistant.placeholder}
          rows={2}
          defaultValue=""
          disabled
        />
        <Button disabled>{assistant.send}</Button>
      </Panel>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: 16px;

  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Group = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
`;

const Category = styled.h3`
  font: var(--type-label);
`;
