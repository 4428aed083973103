import { setPasswordPage as copy, forgotPasswordPage } from '../content/passwordLink.ts';
import { SetPasswordForm } from '../features/passwordLink/SetPasswordForm.tsx';
import { AuthLayout } from '../sections/site/AccountFrame.tsx';

/** Where the link of a mail leads: the password of its account is set here. */
export default function SetPasswordPage() {
  const { title, lead, card, subtitle } = copy;
  return (
    <AuthLayout back={forgotPasswordPage.back} {...{ title, lead, card, subtitle }}>
      <SetPasswordForm />
    </AuthLayout>
  );
}
