import { AuthLayout } from '../components/layout/AuthLayout.tsx';
import { loginPage as copy } from '../content/auth/signIn.ts';
import { SignInForm } from '../features/signIn/SignInForm.tsx';

/** The sign-in page (H1-H6). */
export default function LoginPage() {
  const { back, welcome, lead, card, subtitle } = copy;
  return (
    <AuthLayout title={welcome} {...{ back, lead, card, subtitle }}>
      <SignInForm />
    </AuthLayout>
  );
}
