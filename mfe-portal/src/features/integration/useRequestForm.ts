import { type RequestIntegrationBody, requestIntegrationSchema } from '@skal/contracts/integration';
import { saidBy, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { integrationRequest } from '../../content/integrationRequest.ts';

/** A request as it is being written. */
export type RequestDraft = RequestIntegrationBody;

/** The form of a request (Q3); `send` resolves once the request is through, and throws where it is not. */
export function useRequestForm(integration: string, send: (draft: RequestDraft) => Promise<void>) {
  const toast = useToast();
  return useForm<RequestDraft>({
    initialValues: { integration, businessNeed: '', urgency: 'medium' },
    validationSchema: requestIntegrationSchema,
    onTry: (draft) => {
      const isMissing = !draft.integration.trim() || !draft.businessNeed.trim();
      if (isMissing) toast({ ...integrationRequest.missing, variant: 'destructive' });
    },
    send: (draft) => send(requestIntegrationSchema.cast(draft)),
    failure: (cause) => ({
      title: integrationRequest.failed.title,
      description: saidBy(cause, integrationRequest.failed.description),
    }),
  });
}
