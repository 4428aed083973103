import { type ContentStatusReply, contentVersion } from '@skal/contracts/content/contentVersion';
import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button, Card, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { invalidate, useAsyncAction } from '@skal/shell-kit/api';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { publishing as copy } from '../../content/menu/publishing.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { hasPermission, useAccount } from '../../session/useAccount.ts';
import { usePublishContentVersionMutation, useStatusContentVersionQuery } from './contentVersion.api.ts';

const previewDialog = createLazyResource(
  () => import(/* webpackChunkName: "ContentPreviewDialog" */ './ContentPreviewDialog.tsx'),
);
const historyDialog = createLazyResource(
  () => import(/* webpackChunkName: "ContentHistoryDialog" */ './ContentHistoryDialog.tsx'),
);

/** Differences between the draft and the app, with preview, history and publishing. */
export function PublishBar() {
  const account = useAccount();
  const { data, isError, isFetching, refetch } = useStatusContentVersionQuery();
  const { triggerProps: previewTrigger, ...preview } = useLazyDialog(previewDialog);
  const { triggerProps: historyTrigger, ...history } = useLazyDialog(historyDialog);
  return (
    <Card as="section" aria-label={copy.label}>
      {data ? (
        <Bar>
          <Status {...data} />
          <Buttons>
            <Button variant="secondary" {...previewTrigger}>
              {copy.preview}
            </Button>
            {hasPermission(account, 'Settings') ? (
              <Button variant="secondary" {...historyTrigger}>
                {copy.history}
              </Button>
            ) : null}
            <PublishButton {...data} />
          </Buttons>
        </Bar>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} label={copy.loading} />
      )}
      <LazyDialog {...preview} resource={previewDialog} loadError={copy.notLoaded}>
        {({ default: ContentPreviewDialog }, open) => (
          <ContentPreviewDialog open={open} onClose={() => preview.setOpen(false)} />
        )}
      </LazyDialog>
      <LazyDialog {...history} resource={historyDialog} loadError={copy.notLoaded}>
        {({ default: ContentHistoryDialog }, open) => (
          <ContentHistoryDialog open={open} onClose={() => history.setOpen(false)} />
        )}
      </LazyDialog>
    </Card>
  );
}

function PublishButton({ number, changes }: ContentStatusReply) {
  const [publish, { isLoading }] = usePublishContentVersionMutation();
  const act = useAsyncAction();
  const dispatch = useDispatch();
  const press = () =>
    void act(() => publish({ body: { number } }).unwrap(), {
      failed: copy.notPublished,
      done: (status) => copy.published(status?.number ?? number + 1),
      // Another person has published: show the current state.
      onFailed: () => void dispatch(invalidate({ contentVersion })),
    });
  return (
    <Button disabled={changes === 0} busy={isLoading} busyLabel={copy.publishing} onClick={press}>
      {copy.publish}
    </Button>
  );
}

function Status({ number, publishedAt, publishedBy, changes, firstChanges }: ContentStatusReply) {
  return (
    <div>
      <Text role="status">
        <strong>{changes > 0 ? copy.changes(changes) : number > 0 ? copy.same : copy.never}</strong>
      </Text>
      {publishedAt && publishedBy ? (
        <Text size="meta" tone="subtle">
          {copy.since(number, publishedBy, formatDateTime(publishedAt))}
        </Text>
      ) : null}
      {changes > 0 ? (
        <Details>
          <summary>{copy.details}</summary>
          <ul>
            {firstChanges.map((change) => (
              <li key={`${change.kind} ${change.collection} ${change.name}`}>{copy.change(change)}</li>
            ))}
          </ul>
          {changes > firstChanges.length ? <Text>{copy.more(changes - firstChanges.length)}</Text> : null}
        </Details>
      ) : null}
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 24px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Details = styled.details`
  margin-block-start: 8px;
  font: var(--type-label);
  overflow-wrap: anywhere;

  & > summary {
    min-block-size: 24px;
    color: var(--fjord);
    cursor: pointer;
  }
`;
