import { usePreferences } from '@skal/account/preferences/usePreferences.ts';
import { IconButton, LanguagesIcon, SunMoonIcon, ThemeSelect } from '@skal/shared-ui';
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
      <Theme value={theme} onValueChange={setTheme}>
        <SunMoonIcon size={16} aria-hidden />
      </Theme>
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

const Theme = styled(ThemeSelect)`
  justify-content: center;
  min-inline-size: 36px;
  min-block-size: 36px;
  color: var(--ink-2);

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  @media (pointer: coarse) {
    min-inline-size: var(--target);
    min-block-size: var(--target);
  }
`;
