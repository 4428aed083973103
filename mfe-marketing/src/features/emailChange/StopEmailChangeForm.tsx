import { stopPage as copy } from '../../content/auth/emailChange.ts';
import { useStopEmailChangeMutation } from './emailChange.api.ts';
import { LinkPress } from './LinkPress.tsx';

/** Stops an address change by the link sent to the account's current address. */
export function StopEmailChangeForm() {
  const [stop] = useStopEmailChangeMutation();
  const use = async (token: string) => {
    await stop({ body: { token } }).unwrap();
    return copy.done.text;
  };
  return <LinkPress copy={copy} onPress={use} />;
}
