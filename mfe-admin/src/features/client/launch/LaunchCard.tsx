import type { MilestoneReply } from '@skal/contracts/app/appStatus';
import type { ClientDetailReply } from '@skal/contracts/client/client';
import { AlertDialog, Badge, Button, Card, Heading, Stack, Text } from '@skal/shared-ui';
import { useAsyncAction, useNow, useSession } from '@skal/shell-kit/api';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { launch as copy } from '../../../content/clients/launch.ts';
import { formatDateTime } from '../../../format/date.ts';
import { useLaunchClientMutation, useUndoLaunchClientMutation } from '../client.api.ts';
import { type ChecklistItem, launchChecklist } from './checklist.ts';

type Client = Pick<ClientDetailReply, 'id' | 'businessName' | 'undoLaunchUntil'>;

/** Returns whether a time is in the future; updates when it passes. */
function useIsAhead(time: string | null): boolean {
  const pageNow = useNow();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (time === null) return;
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(time) - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && (now ?? pageNow) < Date.parse(time);
}

/** Launches an app, and undoes that within the first minutes; the server's clock decides. */
function useLaunch({ id, businessName, undoLaunchUntil }: Client) {
  const [launch, { isLoading: launching }] = useLaunchClientMutation();
  const [undo, { isLoading: undoing }] = useUndoLaunchClientMutation();
  const act = useAsyncAction();
  const canUndo = useIsAhead(undoLaunchUntil);
  const failed = { title: copy.failed, description: copy.failedReason };
  return {
    canUndo,
    launching,
    undoing,
    launch: () => {
      const done = { title: copy.done, description: copy.doneText(businessName) };
      return act(() => launch({ params: { id } }).unwrap(), { failed, done });
    },
    undo: () => {
      const done = { title: copy.undone, description: copy.undoneText(businessName) };
      return act(() => undo({ params: { id } }).unwrap(), { failed, done });
    },
  };
}

interface Props {
  client: ClientDetailReply;
  /** Undefined until loaded. */
  milestones: readonly MilestoneReply[] | undefined;
}

/** Launch status, launch checklist, and the launch button. */
export function LaunchCard({ client, milestones }: Props) {
  const { user } = useSession();
  const { canUndo, launching, undoing, launch, undo } = useLaunch(client);
  const [isConfirming, setIsConfirming] = useState(false);
  const { businessName, email, liveAt, undoLaunchUntil } = client;
  const checks = launchChecklist(client, milestones);
  const open = checks.filter(({ ready }) => !ready).map(({ name }) => name);
  const isOwner = user.role === 'owner';
  return (
    <Card>
      <Stack gap={16}>
        <Stack direction="row" gap={12} align="center" wrap>
          <Heading level={3} size="h4">
            {copy.title}
          </Heading>
          <Badge tone={liveAt ? 'success' : 'attention'}>
            {liveAt ? copy.liveSince(formatDateTime(liveAt)) : copy.inDevelopment}
          </Badge>
        </Stack>
        {liveAt ? null : <Checklist checks={checks} />}
        {isOwner ? null : <Text tone="muted">{copy.ownersOnly}</Text>}
        {isOwner && !liveAt ? (
          <div>
            <Button onClick={() => setIsConfirming(true)}>{copy.button}</Button>
          </div>
        ) : null}
        {isOwner && liveAt && canUndo && undoLaunchUntil ? (
          <Stack direction="row" gap={12} align="center" wrap>
            <Button variant="secondary" busy={undoing} busyLabel={copy.undoBusy} onClick={() => void undo()}>
              {copy.undo}
            </Button>
            <Text tone="muted">{copy.undoUntil(formatDateTime(undoLaunchUntil))}</Text>
          </Stack>
        ) : null}
      </Stack>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={copy.question(businessName)}
        description={[copy.preview(email), open.length > 0 ? copy.missing(open.join(', ')) : ''].join(' ')}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        busy={launching}
        busyLabel={copy.busy}
        onConfirm={() => void launch().then(() => setIsConfirming(false))}
      />
    </Card>
  );
}

const Checklist = ({ checks }: { checks: readonly ChecklistItem[] }) => (
  <div>
    <Text size="label" tone="subtle">
      {copy.checklist}
    </Text>
    <Rows>
      {checks.map(({ name, ready }) => (
        <li key={name}>
          <span>{name}</span>
          <Badge tone={ready ? 'success' : 'outline'}>{ready ? copy.ready : copy.open}</Badge>
        </li>
      ))}
    </Rows>
  </div>
);

const Rows = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
  }

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
