import { FormDialog, textFieldProps } from '@skal/forms';
import { Banner, EmptyState, ErrorState, Skeleton, Text, TextField } from '@skal/shared-ui';
import { usePollWhileActive, useRefetchOnMount, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { styled } from 'styled-components';
import { releases as copy, releaseActions, releaseForm } from '../../content/operations/releases.ts';
import { formatDateTime } from '../../format/date.ts';
import { BundleCard } from './BundleCard.tsx';
import { HealthSummary } from './HealthSummary.tsx';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { useListReleaseQuery } from './release.api.ts';
import { pendingVersions, sortByUrgency } from './releaseHealth.ts';
import { type ReleaseActionRequest, useReleaseAction } from './useReleaseAction.ts';

interface Props {
  request: ReleaseActionRequest;
  /** Called with whether another operator changed the release first. */
  onClose: (isLate: boolean) => void;
}

/** Confirms an action by version names, with a note for the history. */
function ReleaseActionDialog({ request, onClose }: Props) {
  const form = useReleaseAction(request, onClose);
  const { title, description, submit } = releaseActions[request.act];
  const { busy, cancel, note, noteHint } = releaseForm;
  return (
    <FormDialog
      open
      onClose={() => onClose(false)}
      form={form}
      labels={{ submit, busy, cancel }}
      title={title(request.bundle, request.version)}
      description={description(request.live)}
      width={480}
    >
      <TextField label={note} hint={noteHint} autoComplete="off" {...textFieldProps(form, 'note')} />
    </FormDialog>
  );
}

/** Polling interval of RUM figures, which the server stores every few seconds. */
const LOOK_MS = 30_000;
/** Polling interval while prerendering is pending; it takes seconds. */
const SOON_MS = 1_000;

/** Live versions of the site, their health, and the release actions. */
export function Releases() {
  const isOwner = useSession().user.role === 'owner';
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useListReleaseQuery(undefined, {
    refetchOnMountOrArgChange,
  });
  const isAwaited = data?.some((release) => pendingVersions(release).length > 0);
  usePollWhileActive(() => void refetch(), isAwaited ? SOON_MS : LOOK_MS);
  const [confirming, setConfirming] = useState<ReleaseActionRequest | null>(null);
  const close = (isLate: boolean) => {
    setConfirming(null);
    if (isLate) void refetch();
  };
  if (!data && error && !isFetching) return <ErrorState {...copy.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={[{ height: 76 }, { height: 420 }, { height: 420 }]} />;
  if (data.length === 0) return <EmptyState {...copy.empty} />;
  const readAt = formatDateTime(new Date(fulfilledTimeStamp ?? 0).toISOString());
  return (
    <>
      {error ? <Banner tone="attention">{copy.stale(readAt)}</Banner> : <HealthSummary releases={data} />}
      <Text size="meta" tone="subtle">
        {copy.asOf(readAt)}
      </Text>
      {isOwner ? null : <Text tone="muted">{copy.ownersOnly}</Text>}
      <Cards>
        {sortByUrgency(data).map((release) => (
          <BundleCard key={release.bundle} release={release} onConfirmRequest={isOwner ? setConfirming : undefined} />
        ))}
      </Cards>
      <Text size="meta" tone="subtle" measure>
        {copy.figures}
      </Text>
      <ReleaseHistory releases={data} />
      {confirming ? <ReleaseActionDialog request={confirming} onClose={close} /> : null}
    </>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  gap: 16px;
`;
