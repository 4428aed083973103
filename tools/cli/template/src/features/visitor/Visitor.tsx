import { ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { isApiError, serverMessageOr, useReadSessionQuery } from '@skal/shell-kit/api';
import { visitor } from '../../content/page.ts';

/** Says who is signed in: a call with all of its outcomes. */
export function Visitor() {
  const { data, error, isFetching, refetch } = useReadSessionQuery();
  if (isFetching) return <Skeleton rows={1} label={visitor.waiting} />;
  if (data) return <Text role="status">{visitor.known(`${data.user.firstName} ${data.user.lastName}`)}</Text>;
  if (isApiError(error) && error.status === 401) return <Text role="status">{visitor.nobody}</Text>;
  return (
    <ErrorState
      headingLevel={3}
      title={visitor.failed}
      description={serverMessageOr(error, visitor.tryAgain)}
      onRetry={() => void refetch()}
    />
  );
}
