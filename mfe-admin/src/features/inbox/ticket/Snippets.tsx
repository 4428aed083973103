import { Button, Select } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { snippets as copy } from '../../../content/operations/inbox.ts';
import { useAddSnippetMutation, useListSnippetQuery, useRemoveSnippetMutation } from '../inbox.api.ts';

/** Maximum length of a title derived from the text. */
const TITLE_MAX = 60;

interface Props {
  /** Text of the reply so far. */
  text: string;
  onInsert: (text: string) => void;
}

/** Reply snippets: inserted into the reply, created from it, or deleted. */
export function Snippets({ text, onInsert }: Props) {
  const { data: snippets = [] } = useListSnippetQuery();
  const [add] = useAddSnippetMutation();
  const [remove] = useRemoveSnippetMutation();
  const [chosenId, choose] = useState('');
  const toast = useToast();
  const act = useAsyncAction();
  const chosen = snippets.find(({ id }) => id === chosenId);

  const { failed } = copy;
  const save = () => {
    const written = text.trim();
    const title = written.split('\n', 1).join('').slice(0, TITLE_MAX);
    return act(() => add({ body: { title, text: written } }).unwrap(), { failed, done: copy.saved(title) });
  };
  const insert = (id: string) => {
    choose(id);
    const found = snippets.find((item) => item.id === id);
    if (found) onInsert([text.trimEnd(), found.text].filter(Boolean).join('\n\n'));
  };
  return (
    <Row>
      <Select
        label={copy.choose}
        value={chosen?.id ?? ''}
        options={[{ value: '', label: copy.none }, ...snippets.map(({ id, title }) => ({ value: id, label: title }))]}
        onValueChange={insert}
      />
      <Button variant="quiet" size="sm" disabled={text.trim() === ''} onClick={() => void save()}>
        {copy.save}
      </Button>
      {chosen ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            void act(
              async () => {
                await remove({ params: { id: chosen.id } }).unwrap();
                toast(copy.removed);
              },
              { failed },
            )
          }
        >
          {copy.remove}
        </Button>
      ) : null}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
