import { Button, isComposing, SendIcon, TextAreaField, VisuallyHidden, visuallyHidden } from '@skal/shared-ui';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { assistant } from '../../content/assistant/assistant.ts';
import { useChat } from './ChatProvider.tsx';

/** Message input: Enter sends, Shift+Enter inserts a line break (O4, K21). */
export function Composer({ field }: { field?: Ref<HTMLTextAreaElement> }) {
  const { inputValue, canSend, setInputValue, send } = useChat();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that accepts a word of an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    submit(event);
  };
  return (
    <Width>
      <Row onSubmit={submit}>
        <Message
          ref={field}
          label={<VisuallyHidden>{assistant.message}</VisuallyHidden>}
          name="message"
          rows={1}
          placeholder={assistant.placeholder}
          value={inputValue}
          onChange={(event) => setInputValue(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" disabled={!canSend}>
          <SendIcon size={16} aria-hidden />
          <ButtonText>{assistant.send}</ButtonText>
        </Button>
      </Row>
    </Width>
  );
}

const Width = styled.div`
  container: composer / inline-size;
`;

const Row = styled.form`
  display: flex;
  align-items: end;
  gap: 8px;
`;

const Message = styled(TextAreaField)`
  flex: 1;

  & label {
    margin: 0;
  }

  & textarea {
    max-block-size: 140px;
    resize: none;
  }
`;

/** Hidden visually if there is no space; the icon remains. */
const ButtonText = styled.span`
  @container composer (max-width: 26.25rem) {
    ${visuallyHidden}
  }
`;
