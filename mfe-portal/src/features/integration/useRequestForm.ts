import type { RequestIntegrationBody } from '@skal/contracts/integration';
import { useToast } from '@skal/shell-kit';
import { type FormEvent, type RefObject, useState } from 'react';
import { integrationRequest } from '../../content/integrationRequest.ts';

/** A request as it is being written. */
export type RequestDraft = RequestIntegrationBody;

export const emptyRequest = (integration = ''): RequestDraft => ({ integration, businessNeed: '', urgency: 'medium' });

/** The names of what is required and only blanks so far (Q3). */
const missingIn = (draft: RequestDraft) =>
  (['integration', 'businessNeed'] as const).filter((name) => draft[name].trim() === '');

/** What the form of a request remembers and does; `send` resolves once the request is through. */
export function useRequestForm(
  form: RefObject<HTMLFormElement | null>,
  integration: string,
  send: (draft: RequestDraft) => Promise<void>,
) {
  const toast = useToast();
  const [draft, setDraft] = useState(() => emptyRequest(integration));
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const missing = missingIn(draft);

  const set = (change: Partial<RequestDraft>) => setDraft((before) => ({ ...before, ...change }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = missing;
    if (first) {
      toast({ ...integrationRequest.missing, variant: 'destructive' });
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    await send({ ...draft, integration: draft.integration.trim(), businessNeed: draft.businessNeed.trim() });
    setSending(false);
  };

  const errorOf = (name: 'integration' | 'businessNeed') =>
    tried && missing.includes(name) ? integrationRequest.missing.description : undefined;

  return { draft, set, submit, sending, errorOf };
}
