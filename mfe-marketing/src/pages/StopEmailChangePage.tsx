import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { stopPage as copy } from '../content/auth/emailChange.ts';
import { StopEmailChangeForm } from '../features/emailChange/StopEmailChangeForm.tsx';

/** Opened by the link that tells the old address of a requested change: the change is stopped here. */
export default function StopEmailChangePage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AuthLayout {...{ back, title, lead, card, subtitle }}>
      <StopEmailChangeForm />
    </AuthLayout>
  );
}
