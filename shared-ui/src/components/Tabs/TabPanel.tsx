import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id' | 'value'> {
  /** The id of its tab. */
  id: string;
}

/** The panel of one tab. */
export function TabPanel({ id, ...rest }: TabPanelProps) {
  return <Panel {...rest} value={id} />;
}

const Panel = styled(Radix.Content)`
  padding-block-start: 24px;
  border-radius: var(--radius-4);
`;
