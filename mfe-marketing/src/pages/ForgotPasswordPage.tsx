import { forgotPage as copy } from '../content/passwordLink.ts';
import { AskLinkForm } from '../features/passwordLink/AskLinkForm.tsx';
import { AccountFrame } from '../sections/site/AccountFrame.tsx';

/** For somebody who cannot sign in any more. */
export default function ForgotPasswordPage() {
  const { back, title, lead, card, subtitle } = copy;
  return (
    <AccountFrame {...{ back, title, lead, card, subtitle }}>
      <AskLinkForm />
    </AccountFrame>
  );
}
