import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAccount } from '../../session/useAccount.ts';
import { EmptyMessage } from './EmptyMessage.tsx';

interface Props {
  empty: string;
  /** What will fill the panel, for live clients. */
  emptyHint: string;
  /** An action, for live clients. */
  children?: ReactNode;
}

/** Empty state of a panel: before launch that it is empty, and once live also what fills it. */
export function PanelEmptyState({ empty, emptyHint, children }: Props) {
  const { live } = useAccount();
  if (!live) return <EmptyMessage>{empty}</EmptyMessage>;
  return (
    <EmptyText as="div">
      <p>{empty}</p>
      <HintText>{emptyHint}</HintText>
      {children}
    </EmptyText>
  );
}

const EmptyText = styled(EmptyMessage)`
  align-content: center;
  gap: 2px;
  color: var(--ink-2);
`;

const HintText = styled.p`
  max-inline-size: 27em;
  color: var(--ink-3);
  font: var(--type-meta);
  text-wrap: balance;
`;
