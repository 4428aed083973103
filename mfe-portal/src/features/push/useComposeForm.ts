import {
  type PushAudience,
  pushAudiences,
  type SendPushBody,
  sendPushSchema,
  type TestPushBody,
  testPushSchema,
} from '@skal/contracts/push/push';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef, useState } from 'react';
import { useProposal } from '../../components/proposal/useProposal.ts';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useTestPushMutation } from './push.api.ts';
import type { BuildRequest } from './useSendPush.ts';

const { confirm, testers } = pushCampaigns;

/** What a button of the form does. */
export type ComposeAction = 'send' | 'schedule' | 'test';

/** Select option of a notification that opens the app as it is. */
export const NO_LINK = 'none';

const initialValues = { title: '', text: '', link: NO_LINK, audience: pushAudiences[0] as string };

/** A valid notification that waits for its confirmation or its time. */
interface Pending {
  readonly action: 'send' | 'schedule';
  readonly title: string;
  readonly audience: PushAudience;
  readonly build: BuildRequest;
  /** Completes the submission: the form and its draft are emptied. */
  readonly complete: () => void;
  readonly fail: (cause: unknown) => void;
}

/** The link is chosen from a list, in which one option stands for none. */
const composeSchema = sendPushSchema.omit(['link']);

const withLink = <Values extends { link: string }>(values: Values) => ({
  ...values,
  link: values.link === NO_LINK ? '' : values.link,
});

/**
 * The form of a notification. A submission is completed once the notification is sent or scheduled: after a test or a
 * closed dialog the values and their draft stay.
 */
export function useComposeForm() {
  const { draftOwner } = useAccount();
  const toast = useToast();
  const [test] = useTestPushMutation();
  const [pending, setPending] = useState<Pending | null>(null);
  const action = useRef<ComposeAction>('send');
  const form = useForm({
    initialValues,
    validationSchema: composeSchema,
    draft: draftOwner ? { owner: draftOwner, form: 'push' } : undefined,
    onSubmit: async (values, { withIdempotencyKey, resetForm, setSubmitting }) => {
      const typed = withLink(values);
      const chosen = action.current;
      if (chosen === 'test') {
        const body = testPushSchema.cast(typed) as TestPushBody;
        const sent = await test(withIdempotencyKey(body)).unwrap();
        toast({ title: testers.sent, description: sent ? testers.sentTo(sent.devices) : '', variant: 'success' });
        setSubmitting(false);
        return new Promise<void>(() => undefined);
      }
      const body = sendPushSchema.cast(typed) as SendPushBody;
      return new Promise<void>((resolve, reject) => {
        const settle = (finish: () => void) => () => {
          setPending(null);
          finish();
        };
        setPending({
          ...{ action: chosen, title: body.title, audience: body.audience },
          build: (change) => withIdempotencyKey({ ...body, ...change }),
          complete: settle(() => {
            resetForm();
            resolve();
          }),
          fail: (cause) => settle(() => reject(cause))(),
        });
      });
    },
    toErrorToast: (cause) =>
      action.current === 'test'
        ? { title: testers.testFailed, description: serverMessageOr(cause, testers.testFailedReason) }
        : { title: confirm.failed, description: serverMessageOr(cause, confirm.failedReason) },
  });
  const proposal = useProposal('push', form);
  return {
    form,
    proposal,
    pending,
    /** Validates the form and begins an action. */
    begin(next: ComposeAction) {
      action.current = next;
      form.handleSubmit();
    },
    /** Closes the dialog of an action. */
    cancel() {
      setPending(null);
      form.setSubmitting(false);
    },
  };
}
