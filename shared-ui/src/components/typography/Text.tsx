import { styled } from 'styled-components';

export interface TextProps {
  size?: 'lead' | 'body' | 'label' | 'meta';
  /** `inverse` is the muted white on the dark background. */
  tone?: keyof typeof tones;
  /** Limits lines to a readable length. */
  measure?: boolean;
}

const tones = {
  default: 'ink',
  muted: 'ink-2',
  subtle: 'ink-3',
  inverse: 'on-band-2',
  danger: 'tegl',
  success: 'mos',
} as const;

const own: ReadonlySet<string> = /* @__PURE__ */ new Set(['size', 'tone', 'measure']);

/** A paragraph, or with `as` another text element. */
export const Text = styled.p.withConfig({ shouldForwardProp: (prop) => !own.has(prop) })<TextProps>`
  font: var(--type-${({ size = 'body' }) => size});
  letter-spacing: ${({ size }) => (size === 'meta' ? 'var(--tracking-meta)' : '0')};
  color: var(--${({ tone = 'default' }) => tones[tone]});
  max-inline-size: ${({ size, measure }) =>
    size === 'lead' ? 'var(--measure-lead)' : measure ? 'var(--measure)' : 'none'};
  text-wrap: pretty;
`;
