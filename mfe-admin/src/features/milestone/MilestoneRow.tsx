import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import { ArrowDownIcon, ArrowUpIcon, Badge, Button, IconButton, Stack, Text } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { milestones as copy } from '../../content/clients/launch.ts';
import { formatDay, formatIsoDate } from '../../format/date.ts';
import { useChangeMilestoneMutation, useRemoveMilestoneMutation } from './milestone.api.ts';

/** Actions of a milestone without a form. */
function useMilestoneActions({ id, title }: Pick<MilestoneReply, 'id' | 'title'>) {
  const [change, changing] = useChangeMilestoneMutation();
  const [takeOut, removing] = useRemoveMilestoneMutation();
  const act = useAsyncAction();
  const params = { id };
  const failed = { title: copy.changeFailed, description: copy.changeFailedReason };
  return {
    busy: changing.isLoading || removing.isLoading,
    /** Completes it with the current date in Denmark. */
    complete: () =>
      act(() => change({ params, body: { status: 'completed', completedDate: formatIsoDate(new Date()) } }).unwrap(), {
        failed,
      }),
    /** Moves it to an index from 0. */
    move: (position: number) => act(() => change({ params, body: { position } }).unwrap(), { failed }),
    remove: async () => {
      if (window.confirm(copy.removeQuestion(title))) await act(() => takeOut({ params }).unwrap(), { failed });
    },
  };
}

interface Props {
  milestone: MilestoneReply;
  /** Index from 0. */
  place: number;
  isLast: boolean;
  onEdit: () => void;
}

const tones = { completed: 'success', 'in-progress': 'attention', pending: 'outline' } as const;

/** Completion or estimated date of a milestone, and its owner. */
function dateText({ status, completedDate, estimatedDate, waitingOn }: MilestoneReply): string {
  if (status === 'completed') return completedDate ? copy.completedOn(formatDay(completedDate)) : '';
  return [copy.waitingOnLabels[waitingOn], estimatedDate ? copy.expected(formatDay(estimatedDate)) : '']
    .filter(Boolean)
    .join(' · ');
}

/** A milestone with its actions. */
export function MilestoneRow({ milestone, place, isLast, onEdit }: Props) {
  const { busy, complete, move, remove } = useMilestoneActions(milestone);
  const { title, description, status } = milestone;
  const about = (verb: string) => `${verb}: ${title}`;
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={12} align="center" wrap>
        <Title>{title}</Title>
        <Badge tone={tones[status]}>{copy.statusNames[status]}</Badge>
        <Text as="span" size="meta" tone="subtle">
          {dateText(milestone)}
        </Text>
      </Stack>
      {description ? <Text tone="muted">{description}</Text> : null}
      <Actions direction="row" gap={8} align="center" wrap>
        {status === 'completed' ? null : (
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            aria-label={about(copy.complete)}
            onClick={() => void complete()}
          >
            {copy.complete}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={about(copy.edit)} onClick={onEdit}>
          {copy.edit}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} aria-label={about(copy.remove)} onClick={() => void remove()}>
          {copy.remove}
        </Button>
        <IconButton
          size="sm"
          label={about(copy.up)}
          disabled={busy || place === 0}
          onClick={() => void move(place - 1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton size="sm" label={about(copy.down)} disabled={busy || isLast} onClick={() => void move(place + 1)}>
          <ArrowDownIcon />
        </IconButton>
      </Actions>
    </Stack>
  );
}

/** Aligns borderless buttons with the text above. */
const Actions = styled(Stack)`
  & > [data-variant='quiet']:first-child {
    margin-inline-start: -14px;
  }
`;

const Title = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
