import { styled } from 'styled-components';

export interface ContainerProps {
  /** The public site (1200 px), the portal (1280), admin (1440), or 62 characters of text. */
  width?: 'site' | 'portal' | 'admin' | 'prose';
}

const limits = {
  site: 'var(--width-site)',
  portal: 'var(--width-portal)',
  admin: 'var(--width-admin)',
  prose: 'calc(var(--measure) + 2 * var(--side-space))',
} as const;

/** Limits the width of the page content and adds its side padding. */
export const Container = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'width' })<ContainerProps>`
  inline-size: 100%;
  max-inline-size: ${({ width = 'site' }) =>
    width === 'prose' ? limits.prose : `calc(${limits[width]} + 2 * var(--side-space))`};
  margin-inline: auto;
  padding-inline: var(--side-space);
`;
