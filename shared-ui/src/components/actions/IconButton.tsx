import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name, also shown as tooltip. */
  label: string;
  size?: 'md' | 'sm';
  inverse?: boolean;
}

/** A button with only an icon. */
export function IconButton({ label, size = 'md', inverse, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} describe={false}>
      <IconFrame {...rest} type={type} aria-label={label} data-size={size} data-on-band={inverse ? '' : undefined}>
        {children}
      </IconFrame>
    </Tooltip>
  );
}

/** The square of an icon button, for buttons without tooltip. */
export const IconFrame = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--target);
  block-size: var(--target);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-8);
  background: transparent;
  color: var(--ink-2);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--motion-hover) var(--ease-in),
    color var(--motion-hover) var(--ease-in);

  & svg {
    inline-size: 20px;
    block-size: 20px;
  }

  &[data-size='sm'] {
    inline-size: 36px;
    block-size: 36px;
  }

  &[data-size='sm'] svg {
    inline-size: 16px;
    block-size: 16px;
  }

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  &:active {
    background: var(--fjord-soft);
  }

  &[data-on-band] {
    --focus: var(--on-band);
    color: var(--on-band);
  }

  &[data-on-band]:hover {
    background: color-mix(in srgb, var(--on-band) 12%, transparent);
  }

  &&:disabled,
  &&[aria-disabled='true'] {
    background: transparent;
    color: var(--ink-3);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    &[data-size='sm'] {
      inline-size: var(--target);
      block-size: var(--target);
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
