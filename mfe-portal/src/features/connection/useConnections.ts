import type { ConnectorName } from '@skal/contracts/integration/connection';
import { useListClientConnectionQuery } from './connection.api.ts';

/** What reports by itself for a live client; before the launch nobody is asked. */
export function useConnections(live: boolean) {
  const { data, isError, isFetching, refetch } = useListClientConnectionQuery(undefined, { skip: !live });
  return {
    connectionOf: (name: ConnectorName) => data?.find(({ connector }) => connector === name),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
