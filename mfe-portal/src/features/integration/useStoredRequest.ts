import { useToast } from '@skal/shell-kit';
import { isApiFailure } from '@skal/shell-kit/api';
import { integrationRequest } from '../../content/integrationRequest.ts';
import { useAttempts } from '../../forms/useAttempts.ts';
import { useRequestIntegrationMutation } from './integration.api.ts';
import type { RequestDraft } from './useRequestForm.ts';

/** Stores a request and says how it went; what was typed stays where the call was refused. */
export function useStoredRequest(onStored: () => void): (draft: RequestDraft) => Promise<void> {
  const toast = useToast();
  const [request] = useRequestIntegrationMutation();
  const attempt = useAttempts<RequestDraft>();
  return async (draft) => {
    try {
      await request(attempt(draft)).unwrap();
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      const description = error.serverMessage || integrationRequest.failed.description;
      toast({ title: integrationRequest.failed.title, description, variant: 'destructive' });
      return;
    }
    toast({ ...integrationRequest.sent, variant: 'success' });
    onStored();
  };
}
