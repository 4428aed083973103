import { Text } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { useAccount } from '../../session/useAccount.ts';

/** A remark that only a live client is given: where figures come from, why something cannot be done yet. */
export function LiveHint({ children }: { children: ReactNode }) {
  const { live } = useAccount();
  return live ? (
    <Text tone="ink-2" measure>
      {children}
    </Text>
  ) : null;
}
