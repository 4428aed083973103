import { setPage as copy, forgotPage } from '../content/passwordLink.ts';
import { SetPasswordForm } from '../features/passwordLink/SetPasswordForm.tsx';
import { AccountFrame } from '../sections/site/AccountFrame.tsx';

/** Where the link of a mail leads: the password of its account is set here. */
export default function SetPasswordPage() {
  const { title, lead, card, subtitle } = copy;
  return (
    <AccountFrame back={forgotPage.back} {...{ title, lead, card, subtitle }}>
      <SetPasswordForm />
    </AccountFrame>
  );
}
