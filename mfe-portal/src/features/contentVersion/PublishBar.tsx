import { type ContentStatusReply, contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import { LazyDialog, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { Button, Card, ErrorState, Skeleton } from '@skal/shared-ui';
import { createLazyResource } from '@skal/shell-kit';
import { invalidate, useAsyncAction } from '@skal/shell-kit/api';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { publishing as copy } from '../../content/menu/publishing.ts';
import { mayCall, useAccount } from '../../session/useAccount.ts';
import { ContentStatus } from './ContentStatus.tsx';
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
          <ContentStatus {...data} />
          <Buttons>
            <Button variant="secondary" {...previewTrigger}>
              {copy.preview}
            </Button>
            {mayCall(account, contentHistory.list) ? (
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
