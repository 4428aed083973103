import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { stopPage as copy } from '../content/auth/emailChange.ts';
import { StopEmailChangeForm } from '../features/emailChange/StopEmailChangeForm.tsx';

/** Stops an email address change; opened from the notice to the current address. */
export default function StopEmailChangePage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AuthLayout {...{ back, title, lead, card, subtitle }}>
      <StopEmailChangeForm />
    </AuthLayout>
  );
}
