import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { Button, Heading, Stack, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { milestones as copy } from '../../content/clients/launch.ts';
import { MilestoneForm } from './MilestoneForm.tsx';
import { MilestoneRow } from './MilestoneRow.tsx';

interface Props {
  clientId: string;
  milestones: readonly MilestoneReply[];
}

/** A client's timeline, as App Status shows it: add, edit, reorder and complete milestones. */
export function Milestones({ clientId, milestones }: Props) {
  /** Id of the edited milestone; 'new' for one being added. */
  const [editing, setEditing] = useState<string | null>(null);
  const close = () => setEditing(null);
  return (
    <Stack gap={16}>
      <Heading level={3} size="h4">
        {copy.title}
      </Heading>
      {milestones.length === 0 ? <Text tone="muted">{copy.empty}</Text> : null}
      <Rows>
        {milestones.map((milestone, place) => (
          <li key={milestone.id}>
            {editing === milestone.id ? (
              <MilestoneForm clientId={clientId} milestone={milestone} onDone={close} />
            ) : (
              <MilestoneRow
                milestone={milestone}
                place={place}
                isLast={place === milestones.length - 1}
                onEdit={() => setEditing(milestone.id)}
              />
            )}
          </li>
        ))}
      </Rows>
      {editing === 'new' ? (
        <MilestoneForm clientId={clientId} milestone={null} onDone={close} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setEditing('new')}>
            {copy.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Rows = styled.ol`
  display: grid;

  & > li {
    padding-block: 12px;
  }

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
