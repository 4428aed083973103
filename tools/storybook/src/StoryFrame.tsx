import { Direction } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { styled } from 'styled-components';

interface GroundProps {
  theme: 'system' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** The story uses the whole page, with overlays. */
  isPage: boolean;
  children: ReactNode;
}

/** The frame of a story: theme and text direction. */
export function StoryFrame({ theme, direction, isPage, children }: GroundProps) {
  const chosen = theme === 'system' ? undefined : theme;
  useLayoutEffect(() => {
    if (!isPage) return;
    const { documentElement: root } = document;
    root.dir = direction;
    root.lang = 'en';
    if (chosen) root.dataset.theme = chosen;
    else delete root.dataset.theme;
  }, [chosen, direction, isPage]);
  return (
    <Direction.Provider dir={direction}>
      <Place dir={direction} data-theme={chosen}>
        {children}
      </Place>
    </Direction.Provider>
  );
}

const Place = styled.div`
  padding: 24px;
  background: var(--bg);
  color: var(--ink);
  font: var(--type-body);
`;
