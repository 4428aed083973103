import { Banner, Button, Heading, Stack, Text } from '@skal/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { editForm } from '../../../content/clients/clientPanel.ts';
import type { EditConflict } from './useEditClientForm.ts';

const copy = editForm.conflict;

interface Props {
  clash: EditConflict;
  /** Called when the operator has chosen: the notice disappears, and the focus must move. */
  onChosen: () => void;
}

/** Shows the fields that another operator has changed meanwhile; the operator re-applies or discards their own changes. */
export function ConflictNotice({ clash: { fields, apply, discard }, onChosen }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const choose = (choice: () => void) => () => {
    choice();
    onChosen();
  };
  return (
    <Notice ref={place} tabIndex={-1} role="alert">
      <Banner tone="attention">
        <Stack gap={12}>
          <Heading level={3} size="h4">
            {copy.title}
          </Heading>
          <Text>{copy.description}</Text>
          {fields.length > 0 ? (
            <Changes>
              <thead>
                <tr>
                  {[copy.field, copy.theirs, copy.yours].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fields.map(({ field, theirs, yours }) => (
                  <tr key={field}>
                    <th scope="row">{editForm.labels[field]}</th>
                    <td>{theirs}</td>
                    <td>{yours ?? copy.untouched}</td>
                  </tr>
                ))}
              </tbody>
            </Changes>
          ) : (
            <Text>{copy.same}</Text>
          )}
          <Stack direction="row" gap={12} wrap>
            <Button size="sm" onClick={choose(apply)}>
              {copy.apply}
            </Button>
            <Button size="sm" variant="secondary" onClick={choose(discard)}>
              {copy.discard}
            </Button>
          </Stack>
        </Stack>
      </Banner>
    </Notice>
  );
}

const Notice = styled.div`
  grid-column: 1 / -1;
  border-radius: var(--radius-8);
`;

const Changes = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-block-end: 1px solid var(--line-strong);
    font: var(--type-body);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & th {
    font-weight: 600;
  }
`;
