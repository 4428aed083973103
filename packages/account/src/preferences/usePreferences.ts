import { t } from '@lingui/core/macro';
import type { SavePreferencesBody } from '@skal/contracts/account/preferences';
import { LANGUAGE_NAMES, type Locale } from '@skal/contracts/site/locale';
import type { Theme } from '@skal/contracts/site/theme';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired, serverMessageOr } from '@skal/shell-kit/api';
import { otherLanguages } from '@skal/shell-kit/preferences/language.ts';
import { chooseTheme, useTheme } from '@skal/shell-kit/preferences/theme.ts';
import { useRef } from 'react';
import { useSavePreferencesMutation } from './preferences.api.ts';

interface Preferences {
  /** The languages to change to, with their names. */
  languages: { locale: Locale; name: string; choose: () => void }[];
  theme: Theme;
  setTheme: (theme: Theme) => void;
  isSaving: boolean;
}

/**
 * Language and theme of the signed-in account. After a change of the language the shell reads the session and loads the page
 * again (shell/src/session/useAccountPreferences.ts).
 */
export function usePreferences(): Preferences {
  const [save, { isLoading }] = useSavePreferencesMutation();
  const theme = useTheme();
  const toast = useToast();
  const saved = useRef(Promise.resolve());
  const send = async (body: SavePreferencesBody) => {
    try {
      await save({ body }).unwrap();
    } catch (error) {
      if (isSessionExpired(error)) return;
      const description = serverMessageOr(error, t`Please try again.`);
      toast({ title: t`Your choice could not be saved`, description, variant: 'destructive' });
    }
  };
  // One after the other: the last choice is the one that stays.
  const store = (body: SavePreferencesBody) => {
    saved.current = saved.current.then(() => send(body));
  };
  return {
    theme,
    setTheme(next) {
      chooseTheme(next);
      store({ theme: next });
    },
    languages: otherLanguages().map((locale) => ({
      locale,
      name: LANGUAGE_NAMES[locale],
      choose: () => store({ language: locale }),
    })),
    isSaving: isLoading,
  };
}
