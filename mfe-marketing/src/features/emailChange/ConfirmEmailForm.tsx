import { Button, LinkButton } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { confirmPage as copy } from '../../content/emailChange.ts';
import { Outcome } from '../../forms/Outcome.tsx';
import { useConfirmEmail } from './useConfirmEmail.ts';

/** One press, so that a mail program that looks at links confirms nothing; afterwards what became of it. */
export function ConfirmEmailForm() {
  const { form, outcome } = useConfirmEmail();
  if (outcome) {
    const { title, link } = outcome.email ? copy.done : copy.dead;
    return (
      <Outcome title={title} text={outcome.text}>
        <LinkButton as={Link} to={link.to}>
          {link.label}
        </LinkButton>
      </Outcome>
    );
  }
  return (
    <Button size="lg" block busy={form.isSubmitting} busyLabel={copy.submitting} onClick={() => form.handleSubmit()}>
      {copy.submit}
    </Button>
  );
}
