import { loginPage as copy } from '../content/signIn.ts';
import { SignInForm } from '../features/signIn/SignInForm.tsx';
import { AuthLayout } from '../sections/site/AccountFrame.tsx';

/** Signing in (H1-H6). */
export default function LoginPage() {
  const { back, welcome, lead, card, subtitle } = copy;
  return (
    <AuthLayout title={welcome} {...{ back, lead, card, subtitle }}>
      <SignInForm />
    </AuthLayout>
  );
}
