import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id' | 'value'> {
  /** The id of its tab. */
  id: string;
  /** Whether it is rendered before its tab is chosen. */
  isAhead?: boolean;
}

/** The panel of one tab. */
export function TabPanel({ id, isAhead = false, ...rest }: TabPanelProps) {
  return <Panel {...rest} {...(isAhead && { forceMount: true, hidden: true })} value={id} />;
}

const Panel = styled(Radix.Content)`
  padding-block-start: 24px;
  border-radius: var(--radius-4);
`;
