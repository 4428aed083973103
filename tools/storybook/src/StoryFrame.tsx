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
  const previous = theme === 'system' ? undefined : theme;
  useLayoutEffect(() => {
    if (!isPage) return;
    const { documentElement: root } = document;
    root.dir = direction;
    root.lang = 'en';
    if (previous) root.dataset.theme = previous;
    else delete root.dataset.theme;
  }, [previous, direction, isPage]);
  return (
    <Direction.Provider dir={direction}>
      <Frame dir={direction} data-theme={previous}>
        {children}
      </Frame>
    </Direction.Provider>
  );
}

const Frame = styled.div`
  padding: 24px;
  background: var(--bg);
  color: var(--ink);
  font: var(--type-body);
`;
