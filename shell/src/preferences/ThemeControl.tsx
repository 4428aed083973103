import { SunMoonIcon } from '@skal/shared-ui';
import { chooseTheme, nextTheme, themeLabel, useTheme } from '@skal/shell-kit/preferences/theme.ts';
import { styled } from 'styled-components';

interface Props {
  /** Shows the name of the theme beside the icon. */
  named?: boolean;
}

/** Changes the theme of the site: system, light, dark. */
export function ThemeControl({ named = false }: Props) {
  const theme = useTheme();
  return (
    <Control type="button" aria-label={themeLabel(theme)} onClick={() => chooseTheme(nextTheme(theme))}>
      <SunMoonIcon size={20} aria-hidden />
      {named && themeLabel(theme)}
    </Control>
  );
}

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-8);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    background: var(--sunken);
  }

  /* It would do nothing. */
  @media (scripting: none) {
    display: none;
  }
`;
