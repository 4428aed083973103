import { Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { useAccount } from '../../session/useAccount.ts';

/** A hint for live clients only: the source of metrics, or why an action is not available yet. */
export function LiveHint({ children }: { children: ReactNode }) {
  const { live } = useAccount();
  return live ? (
    <Text tone="muted" measure>
      {children}
    </Text>
  ) : null;
}
