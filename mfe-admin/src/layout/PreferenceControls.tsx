import { usePreferences } from '@skal/account/preferences/usePreferences.ts';
import { IconButton, LanguagesIcon, SunMoonIcon } from '@skal/shared-ui';
import { nextTheme, themeLabel } from '@skal/shell-kit/preferences/theme.ts';
import { styled } from 'styled-components';

/** Changes the language and the theme of the account. */
export function PreferenceControls() {
  const { languages, theme, setTheme, isSaving } = usePreferences();
  return (
    <Controls data-print="none">
      {languages.map(({ locale, name, choose }) => (
        <IconButton key={locale} label={name} size="sm" lang={locale} disabled={isSaving} onClick={choose}>
          <LanguagesIcon aria-hidden />
        </IconButton>
      ))}
      <IconButton label={themeLabel(theme)} size="sm" onClick={() => setTheme(nextTheme(theme))}>
        <SunMoonIcon aria-hidden />
      </IconButton>
    </Controls>
  );
}

const Controls = styled.div`
  display: flex;
  align-items: center;

  @media (max-width: 56.24875em) {
    order: 1;
  }
`;
