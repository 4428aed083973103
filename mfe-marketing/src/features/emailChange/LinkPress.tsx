import { Button, LinkButton } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { FormResult } from '../../components/forms/FormResult.tsx';
import { NeedsScript } from '../../components/forms/NoScript.tsx';
import { noScript } from '../../content/noScript.ts';
import { useLinkPress } from './useLinkPress.ts';

interface Ending {
  title: string;
  link: { label: string; to: string };
}

interface Props {
  copy: {
    submit: string;
    submitting: string;
    done: Ending;
    dead: Ending;
    incomplete: Ending & { text: string };
    failed: string;
  };
  /** Sends the link's token; resolves with the success message. */
  onPress: (token: string) => Promise<string>;
}

/** The button of a page opened by an emailed link, and then its result. */
export function LinkPress({ copy, onPress }: Props) {
  const { form, outcome, isIncomplete } = useLinkPress(onPress, copy.failed);
  const ending = outcome ? { ...(outcome.isDone ? copy.done : copy.dead), text: outcome.text } : copy.incomplete;
  if (outcome || isIncomplete) {
    const { title, text, link } = ending;
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
