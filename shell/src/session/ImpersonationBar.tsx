import type { ImpersonationStateReply } from '@skal/contracts/account/session';
import { Button } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { impersonationCopy as words } from './impersonationCopy.ts';
import { useImpersonationControls } from './useImpersonationControls.ts';

interface Props {
  viewing: ImpersonationStateReply;
  children: ReactNode;
}

/** A bar over every page of a client's portal that an operator views: whose it is, until when, and the way out. */
export function ImpersonationBar({ viewing, children }: Props) {
  const { until, user } = viewing;
  const { end, isLoading } = useImpersonationControls(until);
  return (
    <BelowBar>
      <Bar aria-label={words.bar} data-print="none">
        <Message>
          <ClientName>{words.whose(user.businessName ?? user.email)}</ClientName>
          <span>{words.until(until)}</span>
        </Message>
        <End size="sm" variant="secondary" busy={isLoading} busyLabel={words.ending} onClick={() => void end()}>
          {words.end}
        </End>
      </Bar>
      {children}
    </BelowBar>
  );
}

/** Moves sticky elements of the page below the bar. */
const BelowBar = styled.div`
  --over-page: 56px;
`;

const Bar = styled.section`
  position: sticky;
  inset-block-start: 0;
  z-index: calc(var(--layer-bar) + 1);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  block-size: var(--over-page);
  padding-inline: var(--side-space);
  border-block-end: 2px solid var(--havtorn);
  background: var(--havtorn-soft);
  color: var(--havtorn-ink);
  font: var(--type-label);
`;

const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 12px;
  min-inline-size: 0;
`;

const End = styled(Button)`
  flex: none;
`;

const ClientName = styled.strong`
  overflow: hidden;
  max-inline-size: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
