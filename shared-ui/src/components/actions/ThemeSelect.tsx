import { t } from '@lingui/core/macro';
import { THEMES, type Theme } from '@skal/contracts/site/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Name of each theme. */
const themeNames: Readonly<Record<Theme, string>> = { system: t`System`, light: t`Light`, dark: t`Dark` };

/** The line of a menu that opens the list. */
export const themeLabel = (theme: Theme): string => t`Theme: ${themeNames[theme]}`;

export interface ThemeSelectProps {
  value: Theme;
  onValueChange: (theme: Theme) => void;
  /** What is visible: an icon, or a line of a menu. */
  children: ReactNode;
  className?: string;
}

/** The browser's list of themes behind anything visible. Without script it is not shown, because it would do nothing. */
export const ThemeSelect = ({ value, onValueChange, children, className }: ThemeSelectProps) => (
  <Frame className={className}>
    {children}
    <List aria-label={t`Theme`} value={value} onChange={({ target }) => onValueChange(target.value as Theme)}>
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {themeNames[theme]}
        </option>
      ))}
    </List>
  </Frame>
);

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  border-radius: var(--radius-8);

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/* Over the visible part, which gets its clicks. The list that it opens has the colours of the system. */
const List = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  color: CanvasText;
  background: Canvas;
  font: inherit;
  opacity: 0;
  cursor: pointer;
`;
