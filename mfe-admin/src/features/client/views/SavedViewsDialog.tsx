import { clientColumns } from '@skal/contracts/client/clientList';
import { SAVED_VIEWS_MAX } from '@skal/contracts/client/clientListPreferences';
import { Button, Checkbox, Dialog, Heading, Text, TextField } from '@skal/shared-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { savedViews as copy } from '../../../content/clients/savedViews.ts';
import { clientColumns as columnNames } from '../../../content/dashboard/admin.ts';
import { useUrlParams } from '../../../url/useUrlParams.ts';
import { savedViewQuery } from '../list/useClientListParams.ts';
import type { SavedView, TableSettings, UpdateTableSettings } from './useTableSettings.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  settings: TableSettings;
  onChange: UpdateTableSettings;
}

/** Edits visible columns and saved views. */
export default function SavedViewsDialog({ open, onOpenChange, settings, onChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} width={480}>
      <Stack>
        <Columns {...{ settings, onChange }} />
        <Views {...{ settings, onChange }} close={() => onOpenChange(false)} />
      </Stack>
    </Dialog>
  );
}

type PartProps = Pick<Props, 'settings' | 'onChange'>;

function Columns({ settings: { hidden }, onChange }: PartProps) {
  return (
    <Group aria-label={copy.columns}>
      <Heading level={3} size="h4">
        {copy.columns}
      </Heading>
      {clientColumns
        // The row header cannot be hidden.
        .filter((column) => column !== 'business')
        .map((column) => (
          <Checkbox
            key={column}
            name={column}
            label={columnNames[column]}
            checked={!hidden.includes(column)}
            onCheckedChange={(checked) =>
              onChange({ hidden: checked ? hidden.filter((id) => id !== column) : [...hidden, column] })
            }
          />
        ))}
    </Group>
  );
}

function Views({ settings: { views }, onChange, close }: PartProps & { close: () => void }) {
  const [params, setParams] = useUrlParams();
  const [name, setName] = useState('');
  const isFull = views.length >= SAVED_VIEWS_MAX;
  const others = (savedName: string) => views.filter((view) => view.name !== savedName);

  const canSave = name.trim() !== '' && !isFull;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const savedName = name.trim();
    onChange({ views: [...others(savedName), { name: savedName, query: savedViewQuery(params) }] });
    setName('');
  };
  const show = ({ query }: SavedView) => {
    setParams(new URLSearchParams(`tab=clients&${query}`));
    close();
  };
  return (
    <Group aria-label={copy.views}>
      <Heading level={3} size="h4">
        {copy.views}
      </Heading>
      {views.length === 0 ? <Text tone="muted">{copy.noViews}</Text> : null}
      {views.map((view) => (
        <Line key={view.name}>
          <Button variant="quiet" size="sm" aria-label={copy.show(view.name)} onClick={() => show(view)}>
            {view.name}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={copy.removeLabel(view.name)}
            onClick={() => onChange({ views: others(view.name) })}
          >
            {copy.remove}
          </Button>
        </Line>
      ))}
      {/* A form, because the browser does not submit it by the Enter of an input method. */}
      <Line as="form" onSubmit={save}>
        <Name
          name="viewName"
          label={copy.name}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          hint={isFull ? copy.full : undefined}
        />
        <Button type="submit" variant="secondary" disabled={!canSave}>
          {copy.save}
        </Button>
      </Line>
    </Group>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 24px;
`;

const Group = styled.section`
  display: grid;
  gap: 8px;
`;

const Name = styled(TextField)`
  flex: 1 1 200px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px;
`;
