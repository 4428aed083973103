import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { confirmEmailPage as copy } from '../content/auth/emailChange.ts';
import { ConfirmEmailForm } from '../features/emailChange/ConfirmEmailForm.tsx';

/** Where the link to a new address leads: it is confirmed here. */
export default function ConfirmEmailPage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AuthLayout {...{ back, title, lead, card, subtitle }}>
      <ConfirmEmailForm />
    </AuthLayout>
  );
}
