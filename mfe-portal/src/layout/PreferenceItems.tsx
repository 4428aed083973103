import { usePreferences } from '@skal/account/preferences/usePreferences.ts';
import { LanguagesIcon, SunMoonIcon, ThemeSelect, themeLabel, VisuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { NavItem, NavItemFrame } from './NavItem.tsx';

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
      <Theme value={theme} onValueChange={setTheme}>
        <NavItemFrame as="span" data-compact={compact || undefined} aria-hidden="true">
          <SunMoonIcon size={20} />
          {compact ? <VisuallyHidden>{themeLabel(theme)}</VisuallyHidden> : themeLabel(theme)}
        </NavItemFrame>
      </Theme>
    </>
  );
}

const Theme = styled(ThemeSelect)`
  display: flex;
`;
