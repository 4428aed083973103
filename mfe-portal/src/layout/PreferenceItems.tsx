import { usePreferences } from '@skal/account/preferences/usePreferences.ts';
import { LanguagesIcon, SunMoonIcon } from '@skal/shared-ui';
import { nextTheme, themeLabel } from '@skal/shell-kit/preferences/theme.ts';
import { styled } from 'styled-components';
import { NavItem } from './NavItem.tsx';

interface Props {
  compact?: boolean;
  /** Only the theme's icon, beside the languages: the sidebar has no lines to spare. */
  compactTheme?: boolean;
}

/** Changes the language and the theme of the account. */
export function PreferenceItems({ compact = false, compactTheme = compact }: Props) {
  const { languages, theme, setTheme, isSaving } = usePreferences();
  return (
    <Items data-inline={(compactTheme && !compact) || undefined}>
      <Languages>
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
      </Languages>
      <NavItem
        icon={SunMoonIcon}
        label={themeLabel(theme)}
        compact={compactTheme}
        onClick={() => setTheme(nextTheme(theme))}
      />
    </Items>
  );
}

const Items = styled.div`
  &[data-inline] {
    display: flex;
    align-items: start;
  }
`;

const Languages = styled.div`
  flex: 1;
`;
