import { forgotPasswordPage as copy } from '../content/passwordLink.ts';
import { RequestLinkForm } from '../features/passwordLink/AskLinkForm.tsx';
import { AuthLayout } from '../sections/site/AccountFrame.tsx';

/** For somebody who cannot sign in any more. */
export default function ForgotPasswordPage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AuthLayout {...{ back, title, lead, card, subtitle }}>
      <RequestLinkForm />
    </AuthLayout>
  );
}
