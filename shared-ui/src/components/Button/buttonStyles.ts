/**
 * Styles of buttons and of links that look like buttons. A plain string: variants are data attributes, so a change of state never
 * creates a new class.
 */
export const buttonStyles = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: var(--target);
  padding: 6px 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-8);
  font: var(--type-body);
  font-size: 0.9375rem;
  font-weight: 550;
  line-height: 1.35;
  letter-spacing: 0;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--motion-hover) var(--ease-in),
    border-color var(--motion-hover) var(--ease-in),
    color var(--motion-hover) var(--ease-in);

  &[data-size='lg'] {
    min-block-size: 52px;
    padding-inline: 26px;
    font-size: 1rem;
  }

  &[data-size='sm'] {
    min-block-size: 36px;
    padding-inline: 14px;
    font-size: 0.875rem;
  }

  @media (pointer: coarse) {
    &[data-size='sm'] {
      min-block-size: var(--target);
    }
  }

  &[data-block] {
    display: flex;
    inline-size: 100%;
  }

  & svg {
    inline-size: 16px;
    block-size: 16px;
    flex: none;
  }

  &[data-variant='primary'] {
    background: var(--fjord);
    color: var(--on-fjord);
  }

  &[data-variant='secondary'] {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);
  }

  &[data-variant='quiet'] {
    color: var(--ink);
    background: transparent;
  }

  &[data-variant='danger'] {
    background: var(--tegl);
    color: var(--on-tegl);
  }

  &[data-variant='primary']:hover,
  &[data-variant='primary']:active {
    background: var(--fjord-hover);
  }

  &[data-variant='secondary']:hover {
    border-color: var(--ink-2);
    background: var(--sunken);
  }

  &[data-variant='quiet']:hover {
    background: var(--sunken);
  }

  &[data-variant='secondary']:active,
  &[data-variant='quiet']:active {
    background: var(--fjord-soft);
  }

  &[data-variant='danger']:hover,
  &[data-variant='danger']:active {
    background: var(--tegl-hover);
  }

  &[data-on-band] {
    --focus: var(--on-band);
  }

  &[data-on-band][data-variant='primary'] {
    background: var(--on-band);
    color: var(--band);
  }

  &[data-on-band][data-variant='primary']:hover {
    background: var(--on-band-2);
  }

  &[data-on-band][data-variant='secondary'],
  &[data-on-band][data-variant='quiet'] {
    background: transparent;
    color: var(--on-band);
  }

  &[data-on-band][data-variant='secondary'] {
    border-color: var(--on-band-2);
  }

  &[data-on-band][data-variant='secondary']:hover,
  &[data-on-band][data-variant='quiet']:hover {
    background: color-mix(in srgb, var(--on-band) 12%, transparent);
  }

  &&:disabled,
  &&:disabled:hover,
  &&:disabled:active {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }

  &:disabled[aria-busy='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &&:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export interface ButtonVariantProps {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 36, 44 or 52 px tall; at least 44 px on touch devices. */
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** On a dark background: white instead of fjord, and a white focus ring. */
  inverse?: boolean;
}

/** Returns the variants as data attributes; omits attributes of variants that are not set. */
export const variantAttributes = ({ variant = 'primary', size = 'md', block, inverse }: ButtonVariantProps) => ({
  'data-variant': variant,
  'data-size': size,
  'data-block': block ? '' : undefined,
  'data-on-band': inverse ? '' : undefined,
});
