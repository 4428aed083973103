import type { ConnectorName } from '@skal/contracts/integration/connection';
import { useListClientConnectionQuery } from './connection.api.ts';

/** Loads a live client's connections; sends no request before launch. */
export function useConnections(live: boolean) {
  const { data, isError, isFetching, refetch } = useListClientConnectionQuery(undefined, { skip: !live });
  return {
    connectionOf: (name: ConnectorName) => data?.find(({ connector }) => connector === name),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
