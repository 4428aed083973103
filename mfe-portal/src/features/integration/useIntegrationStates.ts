import type { IntegrationStatus, Platform } from '@skal/contracts/integration/integrationState';
import { useListIntegrationStateQuery } from './integration.api.ts';

/** Loads the integration statuses of a live client; sends no request before launch. */
export function useIntegrationStates(live: boolean) {
  const { data, isError, isFetching, refetch } = useListIntegrationStateQuery(undefined, { skip: !live });
  const statuses = new Map<Platform, IntegrationStatus>(data?.map(({ platform, status }) => [platform, status]));
  return {
    /** Undefined while unknown. */
    statusOf: (platform: Platform) => statuses.get(platform),
    /** Number of connected platforms, and of all; null while unknown. */
    count: data ? { connected: data.filter(({ status }) => status === 'connected').length, all: data.length } : null,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
