import { type RequestIntegrationBody, requestIntegrationSchema } from '@skal/contracts/integration/integration';
import { type IdempotentRequest, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { integrationRequest } from '../../content/integrations/integrationRequest.ts';

/** Sends a request; rejects if it fails. */
export type SendRequest = (request: IdempotentRequest<RequestIntegrationBody>) => Promise<void>;

/** Form of an integration request (Q3); keeps a draft if it has an `owner`. */
export function useRequestForm(integration: string, send: SendRequest, owner?: string) {
  const toast = useToast();
  return useForm<RequestIntegrationBody>({
    initialValues: { integration, businessNeed: '', urgency: 'medium' },
    validationSchema: requestIntegrationSchema,
    onSubmitAttempt: (typed) => {
      const isMissing = !typed.integration.trim() || !typed.businessNeed.trim();
      if (isMissing) toast({ ...integrationRequest.missing, variant: 'destructive' });
    },
    onSubmit: (typed, { withIdempotencyKey }) => send(withIdempotencyKey(requestIntegrationSchema.cast(typed))),
    // A request with a prefilled name has a draft of its own.
    draft: owner ? { owner, form: `integration ${integration}`.trim() } : undefined,
    toErrorToast: (cause) => ({
      title: integrationRequest.failed.title,
      description: serverMessageOr(cause, integrationRequest.failed.description),
    }),
  });
}
