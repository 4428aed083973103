import type { IntegrationStatus, Platform } from '@skal/contracts/integration/integrationState';
import { useListIntegrationStateQuery } from './integration.api.ts';

/** How far it is with the platforms of a live client; before the launch nobody is asked. */
export function useIntegrationStates(live: boolean) {
  const { data, isError, isFetching, refetch } = useListIntegrationStateQuery(undefined, { skip: !live });
  const statuses = new Map<Platform, IntegrationStatus>(data?.map(({ platform, status }) => [platform, status]));
  return {
    /** Undefined while it is not known. */
    statusOf: (platform: Platform) => statuses.get(platform),
    /** How many are connected, of how many; null while it is not known. */
    count: data ? { connected: data.filter(({ status }) => status === 'connected').length, all: data.length } : null,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
