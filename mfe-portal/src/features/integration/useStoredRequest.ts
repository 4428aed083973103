import { useAttempts } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { integrationRequest } from '../../content/integrationRequest.ts';
import { useRequestIntegrationMutation } from './integration.api.ts';
import type { RequestDraft } from './useRequestForm.ts';

/** Stores a request and says that it is in; throws where the call is refused. */
export function useStoredRequest(onStored: () => void): (draft: RequestDraft) => Promise<void> {
  const toast = useToast();
  const [request] = useRequestIntegrationMutation();
  const attempt = useAttempts<RequestDraft>();
  return async (draft) => {
    await request(attempt(draft)).unwrap();
    toast({ ...integrationRequest.sent, variant: 'success' });
    onStored();
  };
}
