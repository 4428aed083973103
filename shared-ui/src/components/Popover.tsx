import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The name of what opens, for assistive technology. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel by its button: choices of columns, an export's kinds. The page stays usable beside it. */
export function Popover({ trigger, label, children, align = 'start', open, onOpenChange }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel aria-label={label} align={align} sideOffset={6} collisionPadding={12}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Panel = styled(Radix.Content)`
  z-index: calc(var(--layer-dialog) + 1);
  min-inline-size: 200px;
  max-inline-size: min(360px, calc(100vw - 24px));
  max-block-size: var(--radix-popover-content-available-height);
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--raised);
  box-shadow: var(--elevation-2);
  color: var(--ink);
  overflow-y: auto;
  animation: ${appear} var(--motion-pop) var(--ease-in);
`;
