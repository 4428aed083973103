import { SunMoonIcon, ThemeSelect, themeLabel } from '@skal/shared-ui';
import { chooseTheme, useTheme } from '@skal/shell-kit/preferences/theme.ts';
import { styled } from 'styled-components';

interface Props {
  /** Shows the name of the theme beside the icon. */
  named?: boolean;
}

/** Chooses the theme of the site. */
export function ThemeControl({ named = false }: Props) {
  const theme = useTheme();
  return (
    <Control value={theme} onValueChange={chooseTheme}>
      <SunMoonIcon size={20} aria-hidden />
      {named && <span aria-hidden="true">{themeLabel(theme)}</span>}
    </Control>
  );
}

const Control = styled(ThemeSelect)`
  justify-content: center;
  gap: 8px;
  min-inline-size: 44px;
  min-block-size: 44px;
  color: inherit;

  &:hover {
    background: var(--sunken);
  }
`;
