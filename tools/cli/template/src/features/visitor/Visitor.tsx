import { ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { isApiError, serverMessageOr, useReadSessionQuery } from '@skal/shell-kit/api';
import { visitor } from '../../content/page.ts';

/** Shows the signed-in user: an api call with all of its outcomes. */
export function Visitor() {
  const { data, error, isFetching, refetch } = useReadSessionQuery();
  if (isFetching) return <Skeleton rows={1} label={visitor.loading} />;
  if (data) return <Text role="status">{visitor.signedIn(`${data.user.firstName} ${data.user.lastName}`)}</Text>;
  if (isApiError(error) && error.status === 401) return <Text role="status">{visitor.signedOut}</Text>;
  return (
    <ErrorState
      headingLevel={3}
      title={visitor.failed}
      description={serverMessageOr(error, visitor.tryAgain)}
      onRetry={() => void refetch()}
    />
  );
}
