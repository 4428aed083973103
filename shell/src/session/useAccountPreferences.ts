import type { SessionReply } from '@skal/contracts/account/session';
import { chooseLanguage, chosenLanguage, pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { chooseTheme } from '@skal/shell-kit/preferences/theme.ts';
import { useEffect, useRef, useState } from 'react';
import { useLoader } from '../federation/LoaderContext.ts';

/**
 * Shows a page of an account in the account's language and theme. A page has one language, so the browser loads it again in
 * another.
 * @returns whether the page is loaded again
 */
export function useAccountPreferences(session: SessionReply | undefined): boolean {
  const { snapshot, reload } = useLoader();
  const [isReloading, setReloading] = useState(false);
  const language = session?.language;
  const owner = session?.user.id;
  const theme = useRef(session?.theme);
  useEffect(() => {
    theme.current = session?.theme;
  });
  const isForeign = language !== undefined && language !== pageLanguage() && snapshot.locales?.includes(language);
  useEffect(() => {
    if (!isForeign || !language) return;
    chooseLanguage(language);
    // Without cookies the page would come in the same language again.
    if (chosenLanguage() !== language) return;
    setReloading(true);
    reload();
  }, [isForeign, language, reload]);
  // Once for each account: the reply to an earlier change must not undo a later one.
  useEffect(() => {
    if (owner && theme.current) chooseTheme(theme.current);
  }, [owner]);
  return isReloading;
}
