import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAccount } from '../../session/useAccount.ts';
import { EmptyMessage } from './EmptyMessage.tsx';

interface Props {
  empty: string;
  /** What will fill it, for a live client. */
  emptyHint: string;
  /** A way on, for a live client. */
  children?: ReactNode;
}

/** What a panel says while nothing is in it: until the app is live that it is empty, and then also what fills it. */
export function PanelEmptyState({ empty, emptyHint, children }: Props) {
  const { live } = useAccount();
  if (!live) return <EmptyMessage>{empty}</EmptyMessage>;
  return (
    <Words as="div">
      <p>{empty}</p>
      <Fills>{emptyHint}</Fills>
      {children}
    </Words>
  );
}

const Words = styled(EmptyMessage)`
  align-content: center;
  gap: 2px;
  color: var(--ink-2);
`;

const Fills = styled.p`
  max-inline-size: 27em;
  color: var(--ink-3);
  font: var(--type-meta);
  text-wrap: balance;
`;
