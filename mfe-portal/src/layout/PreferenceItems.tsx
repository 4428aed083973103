import { usePreferences } from '@skal/account/preferences/usePreferences.ts';
import { LanguagesIcon, SunMoonIcon } from '@skal/shared-ui';
import { nextTheme, themeLabel } from '@skal/shell-kit/preferences/theme.ts';
import { NavItem } from './NavItem.tsx';

/** Changes the language and the theme of the account. */
export function PreferenceItems({ compact = false }: { compact?: boolean }) {
  const { languages, theme, setTheme, isSaving } = usePreferences();
  return (
    <>
      {languages.map(({ locale, name, choose }) => (
        <NavItem
          key={locale}
          icon={LanguagesIcon}
          label={name}
          lang={locale}
          compact={compact}
          disabled={isSaving}
          onClick={choose}
        />
      ))}
      <NavItem
        icon={SunMoonIcon}
        label={themeLabel(theme)}
        compact={compact}
        onClick={() => setTheme(nextTheme(theme))}
      />
    </>
  );
}
