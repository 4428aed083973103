import { TextLink, VisuallyHidden } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { assistant } from '../../content/assistant/assistant.ts';
import type { ChatMessage } from './message.ts';

interface Props {
  message: Pick<ChatMessage, 'type' | 'content' | 'actions'>;
  onFollow?: () => void;
}

/** A message, with links to the sections that it is about. */
export const Message = ({ message: { type, content, actions }, onFollow }: Props) => (
  <Bubble data-type={type}>
    <VisuallyHidden>{type === 'user' ? assistant.you : assistant.it}: </VisuallyHidden>
    <MessageText>{content}</MessageText>
    {actions.map(({ label, section }) => (
      <TextLink key={section} as={Link} to={{ pathname: '/dashboard', hash: section }} onClick={onFollow}>
        {label}
      </TextLink>
    ))}
  </Bubble>
);

const Bubble = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  inline-size: fit-content;
  max-inline-size: min(88%, 34em);
  padding: 10px 14px;
  border: 1px solid transparent;
  border-radius: var(--radius-12);
  border-end-start-radius: var(--radius-4);
  background: var(--sunken);
  color: var(--ink);
  font: var(--type-body);
  font-size: 0.9375rem;

  &[data-type='user'] {
    justify-self: end;
    border-end-start-radius: var(--radius-12);
    border-end-end-radius: var(--radius-4);
    background: var(--fjord-soft);
  }
`;

const MessageText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
