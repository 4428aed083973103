import { Tooltip, VisuallyHidden } from '@skal/shared-ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { SectionIcon } from '../sections/section.ts';

interface Props extends ComponentProps<'button'> {
  icon: SectionIcon;
  label: string;
  /** In the icon sidebar: only the icon is visible, with the name as tooltip. */
  compact: boolean;
  /** Status after the name, shown as a mark. */
  status?: string;
}

/** An item of the sidebar. */
export function NavItem({ icon: Icon, label, compact, status, ...rest }: Props) {
  const item = (
    <NavItemFrame {...rest} type="button" data-compact={compact || undefined}>
      <Icon size={20} aria-hidden />
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : <Name>{label}</Name>}
      {status ? (
        <>
          <Dot aria-hidden="true" />
          <VisuallyHidden> {status}</VisuallyHidden>
        </>
      ) : null}
    </NavItemFrame>
  );
  return compact ? (
    <Tooltip content={label} delay={200} describe={false}>
      {item}
    </Tooltip>
  ) : (
    item
  );
}

/** The look of an item. */
const NavItemFrame = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 36px;
  padding: 6px 12px;
  border: 1px solid transparent;
  border-radius: var(--radius-8);
  background: transparent;
  color: var(--ink-2);
  font: var(--type-label);
  font-size: 0.9375rem;
  font-weight: 450;
  text-align: start;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: background-color var(--motion-hover) var(--ease-in);

  & svg {
    color: var(--ink-3);
  }

  &[data-compact] {
    justify-content: center;
    inline-size: 48px;
    min-block-size: 40px;
    padding: 6px;
  }

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  @media (pointer: coarse) {
    min-block-size: var(--target);
  }

  &[aria-current] {
    background: var(--fjord-soft);
    color: var(--ink);
    font-weight: 600;
  }

  &[aria-current] svg {
    color: var(--fjord);
  }

  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 7px;
    inset-inline-start: -1px;
    inline-size: 3px;
    border-radius: 2px;
    background: var(--fjord);
    forced-color-adjust: none;
  }
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Dot = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: var(--radius-full);
  background: var(--havtorn);

  [data-compact] > & {
    position: absolute;
    inset-block-start: 7px;
    inset-inline-end: 7px;
  }
`;
