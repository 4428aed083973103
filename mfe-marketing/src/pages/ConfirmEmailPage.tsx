import { confirmPage as copy } from '../content/emailChange.ts';
import { ConfirmEmailForm } from '../features/emailChange/ConfirmEmailForm.tsx';
import { AccountFrame } from '../sections/site/AccountFrame.tsx';

/** Where the link to a new address leads: it is confirmed here. */
export default function ConfirmEmailPage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AccountFrame {...{ back, title, lead, card, subtitle }}>
      <ConfirmEmailForm />
    </AccountFrame>
  );
}
