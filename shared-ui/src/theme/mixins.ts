/** CSS fragments that several components share. Plain strings: importing them costs nothing and they fit anywhere in a styled template. */

/** Breakpoints. Below `phone` dialogs become sheets; below `table` rows become cards. */
export const media = {
  phone: '@media (max-width: 37.49875em)',
  table: '@media (max-width: 44.99875em)',
  navCollapsed: '@media (max-width: 56.24875em)',
  sidebarRail: '@media (max-width: 79.99875em)',
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** For assistive technology only. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Digits of one width, for columns and counters only; '.' and ',' keep their own width. Use it after any `font`. */
export const tabularNums = `
  font-family: var(--font-figures);
`;

/** Styles of every text or select box. */
export const inputStyles = `
  inline-size: 100%;
  min-block-size: var(--target);
  padding: 9px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-8);
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color var(--motion-hover) var(--ease-in);

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-2);
  }

  &[aria-invalid='true'] {
    padding: 8px 11px;
    border: 2px solid var(--tegl);
  }

  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
