import { styled } from 'styled-components';

export interface CardProps {
  tone?: 'surface' | 'sunken' | 'outline';
  padding?: 0 | 12 | 16 | 24 | 32;
}

const styleProps: ReadonlySet<string> = /* @__PURE__ */ new Set(['tone', 'padding']);
const backgrounds = { surface: 'var(--surface)', sunken: 'var(--sunken)', outline: 'transparent' } as const;

/** A bordered box without shadow. */
export const Card = styled.div.withConfig({ shouldForwardProp: (prop) => !styleProps.has(prop) })<CardProps>`
  padding: ${({ padding = 24 }) => padding}px;
  border: 1px solid ${({ tone }) => (tone === 'sunken' ? 'transparent' : 'var(--line)')};
  border-radius: var(--radius-12);
  background: ${({ tone = 'surface' }) => backgrounds[tone]};
  min-inline-size: 0;
`;
