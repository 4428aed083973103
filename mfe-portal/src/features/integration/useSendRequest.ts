import { useToast } from '@skal/shell-kit';
import { integrationRequest } from '../../content/integrations/integrationRequest.ts';
import { useRequestIntegrationMutation } from './integration.api.ts';
import type { SendRequest } from './useRequestForm.ts';

/** Returns a function that stores a request and shows a toast; it rejects if the request fails. */
export function useSendRequest(onStored: () => void): SendRequest {
  const toast = useToast();
  const [request] = useRequestIntegrationMutation();
  return async (attempt) => {
    await request(attempt).unwrap();
    toast({ ...integrationRequest.sent, variant: 'success' });
    onStored();
  };
}
