import { type RequestIntegrationBody, requestIntegrationSchema } from '@skal/contracts/integration/integration';
import { type IdempotentRequest, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { integrationRequest } from '../../content/integrations/integrationRequest.ts';

/** Sends a request: resolves once it is through, and throws where it is not. */
export type SendRequest = (request: IdempotentRequest<RequestIntegrationBody>) => Promise<void>;

/** The form of a request (Q3); what is typed is kept for its `owner`, where there is somebody to send it to. */
export function useRequestForm(integration: string, send: SendRequest, owner?: string) {
  const toast = useToast();
  return useForm<RequestIntegrationBody>({
    initialValues: { integration, businessNeed: '', urgency: 'medium' },
    validationSchema: requestIntegrationSchema,
    onTry: (typed) => {
      const isMissing = !typed.integration.trim() || !typed.businessNeed.trim();
      if (isMissing) toast({ ...integrationRequest.missing, variant: 'destructive' });
    },
    send: (typed, { attempt }) => send(attempt(requestIntegrationSchema.cast(typed))),
    // What is asked for by its name is another request than the one that names it itself.
    draft: owner ? { owner, form: `integration ${integration}`.trim() } : undefined,
    failure: (cause) => ({
      title: integrationRequest.failed.title,
      description: serverMessageOr(cause, integrationRequest.failed.description),
    }),
  });
}
