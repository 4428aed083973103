import { useForm } from '@skal/forms';
import { Button, LinkButton } from '@skal/shared-ui';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FormResult } from '../../components/forms/FormResult.tsx';
import { NeedsScript } from '../../components/forms/NoScript.tsx';
import { useMailToken } from '../../components/forms/useMailToken.ts';
import { passwordLinkErrors } from '../../content/auth/passwordReset.ts';
import { noScript } from '../../content/noScript.ts';

/** Result of a press: success, or a final rejection. */
interface PressOutcome {
  isDone: boolean;
  text: string;
}

/** The link was used, has expired or was revoked, or another account has the address: a retry cannot succeed. */
const FINAL: readonly number[] = [409, 410];

/**
 * Uses an emailed link at the press of a button, so that a mail gateway that opens links has no effect. Removes the used token from the
 * browser's history.
 * @param use sends the token and resolves with the success message
 * @param failed title of a temporary failure
 */
function useLinkPress(use: (token: string) => Promise<string>, failed: string) {
  const token = useMailToken();
  const [outcome, setOutcome] = useState<PressOutcome | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm({
    initialValues: {},
    onSubmit: async () => {
      if (!token) return;
      try {
        setOutcome({ isDone: true, text: await use(token) });
        void navigate(pathname, { replace: true });
      } catch (cause) {
        if (!isApiError(cause) || !FINAL.includes(cause.status)) throw cause;
        setOutcome({ isDone: false, text: serverMessageOr(cause, passwordLinkErrors.connection) });
      }
    },
    toErrorToast: (cause) => ({ title: failed, description: serverMessageOr(cause, passwordLinkErrors.connection) }),
  });
  return { form, outcome, isIncomplete: token === null };
}

interface ResultCopy {
  title: string;
  link: { label: string; to: string };
}

interface Props {
  copy: {
    submit: string;
    submitting: string;
    done: ResultCopy;
    dead: ResultCopy;
    incomplete: ResultCopy & { text: string };
    failed: string;
  };
  /** Sends the link's token; resolves with the success message. */
  onPress: (token: string) => Promise<string>;
}

/** The button of a page opened by an emailed link, and then its result. */
export function LinkPress({ copy, onPress }: Props) {
  const { form, outcome, isIncomplete } = useLinkPress(onPress, copy.failed);
  const result = outcome ? { ...(outcome.isDone ? copy.done : copy.dead), text: outcome.text } : copy.incomplete;
  if (outcome || isIncomplete) {
    const { title, text, link } = result;
    return (
      <FormResult title={title} text={text}>
        <LinkButton as={Link} to={link.to}>
          {link.label}
        </LinkButton>
      </FormResult>
    );
  }
  return (
    <>
      <NeedsScript>{noScript.link}</NeedsScript>
      <Button size="lg" block busy={form.isSubmitting} busyLabel={copy.submitting} onClick={() => form.handleSubmit()}>
        {copy.submit}
      </Button>
    </>
  );
}
