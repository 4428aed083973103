import { useAccountChange } from '@skal/shell-kit';
import { confirmEmailPage as copy } from '../../content/auth/emailChange.ts';
import { useConfirmEmailChangeMutation } from './emailChange.api.ts';
import { LinkPress } from './LinkPress.tsx';

/** Confirms a new address by the link sent to it. */
export function ConfirmEmailForm() {
  const [confirm] = useConfirmEmailChangeMutation();
  const forgetAccount = useAccountChange();
  const use = async (token: string) => {
    const email = (await confirm({ body: { token } }).unwrap())?.email ?? '';
    // The cached account has the old address.
    forgetAccount();
    return copy.done.text(email);
  };
  return <LinkPress copy={copy} onPress={use} />;
}
