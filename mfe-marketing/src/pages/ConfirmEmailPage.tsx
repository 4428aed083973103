import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { confirmEmailPage as copy } from '../content/auth/emailChange.ts';
import { ConfirmEmailForm } from '../features/emailChange/ConfirmEmailForm.tsx';

/** Confirms a new email address; opened from an emailed link. */
export default function ConfirmEmailPage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AuthLayout {...{ back, title, lead, card, subtitle }}>
      <ConfirmEmailForm />
    </AuthLayout>
  );
}
