import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { setPasswordPage as copy, forgotPasswordPage } from '../content/auth/passwordReset.ts';
import { SetPasswordForm } from '../features/passwordReset/SetPasswordForm.tsx';

/** Sets the password of an account; opened from an emailed link. */
export default function SetPasswordPage() {
  const { title, lead, card, subtitle } = copy;
  return (
    <AuthLayout back={forgotPasswordPage.back} {...{ title, lead, card, subtitle }}>
      <SetPasswordForm />
    </AuthLayout>
  );
}
