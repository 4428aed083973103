import { createResource, useToast } from '@skal/shell-kit';
import { isApiFailure, saidBy } from '@skal/shell-kit/api';
import { useState } from 'react';
import { passkeyWay, signInFailures } from '../../content/signIn.ts';
import { useBeginPasskeySignInMutation, useConfirmPasskeySignInMutation } from './signIn.api.ts';
import { useEntry } from './useEntry.ts';

const code = createResource(() => import(/* webpackChunkName: "Passkey" */ '@skal/account/passkey/askPasskey.ts'));

const { title } = passkeyWay.notUsed;

/** What is said where it did not work: the server's own words, or that no passkey was used. */
const failureOf = (cause: unknown) =>
  isApiFailure(cause)
    ? { title, description: saidBy(cause, signInFailures.connection.description) }
    : passkeyWay.notUsed;

/** Signing in with a passkey: its code comes when somebody asks for it, and what goes wrong is said. */
export function usePasskey() {
  const [begin] = useBeginPasskeySignInMutation();
  const [confirm] = useConfirmPasskeySignInMutation();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const enter = useEntry();

  const load = () => {
    // A press is a second try, where the first one failed.
    code.prefetch();
    return code.read().catch(() => null);
  };
  const signIn = async () => {
    const loaded = await load();
    if (!loaded) return toast({ title, description: signInFailures.connection.description, variant: 'destructive' });
    try {
      const asked = await begin().unwrap();
      const body = asked && (await loaded.askPasskey(asked));
      if (body) enter(await confirm({ body }).unwrap());
    } catch (cause) {
      toast({ ...failureOf(cause), variant: 'destructive' });
    }
  };
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await signIn();
    setBusy(false);
  };
  return { isBusy, press: () => void press(), prefetch: code.prefetch };
}
