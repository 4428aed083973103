import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { forgotPasswordPage as copy } from '../content/auth/passwordReset.ts';
import { RequestLinkForm } from '../features/passwordReset/RequestLinkForm.tsx';

/** Requests a password link. */
export default function ForgotPasswordPage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AuthLayout {...{ back, title, lead, card, subtitle }}>
      <RequestLinkForm />
    </AuthLayout>
  );
}
