import type { ChangeFollowUpBody } from '@skal/contracts/followUp';
import { urgencyNames } from '@skal/contracts/integrationNames';
import { DescriptionList } from '@skal/shared-ui';
import { leadLabels as labels } from '../../content/inbox.ts';
import { formatMoment } from '../../content/time.ts';
import { ClientButton } from './ClientButton.tsx';
import { DetailFrame, DetailWaiting, Written } from './DetailFrame.tsx';
import type { DetailProps } from './detailProps.ts';
import { FollowUp } from './FollowUp.tsx';
import { useChangeIntegrationWishMutation, useReadIntegrationWishQuery } from './inbox.api.ts';
import { useChange } from './useChange.ts';
import { useMarkRead } from './useMarkRead.ts';

/** An integration that a client wishes for. */
export function IntegrationDetail({ id, onChanged, onClient }: DetailProps) {
  const {
    data: wish,
    error,
    isFetching,
    refetch,
  } = useReadIntegrationWishQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [send] = useChangeIntegrationWishMutation();
  const save = (body: ChangeFollowUpBody) => send({ params: { id }, body }).unwrap();
  const change = useChange(save, onChanged);
  useMarkRead(wish?.unread, () => void change({ read: true }));
  if (!wish) return <DetailWaiting {...{ error, isFetching }} onRetry={() => void refetch()} />;
  return (
    <DetailFrame kind="integration" title={wish.integration} onUnread={() => void change({ read: false })}>
      <DescriptionList
        items={[
          { term: labels.client, description: <ClientButton client={wish} onClient={onClient} /> },
          { term: labels.integration, description: <Written>{wish.integration}</Written> },
          { term: labels.businessNeed, description: <Written>{wish.businessNeed}</Written> },
          { term: labels.urgency, description: urgencyNames[wish.urgency] },
          { term: labels.asked, description: formatMoment(wish.createdAt) },
        ]}
      />
      <FollowUp {...{ id, change, save }} item={wish} />
    </DetailFrame>
  );
}
