import type { TicketReply } from '@skal/contracts/support/ticket';
import { ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { type Ref, useRef } from 'react';
import { styled } from 'styled-components';
import { myTickets as copy } from '../../../content/support/myTickets.ts';
import { sampleTickets } from '../../../content/support/sampleTickets.ts';
import type { UploadsState } from '../upload/useUploads.ts';
import { TicketDetail } from './TicketDetail.tsx';
import { TicketList } from './TicketList.tsx';

interface Props {
  tickets: readonly TicketReply[] | undefined;
  failed: boolean;
  onRetry: () => void;
  running: UploadsState;
  heading: Ref<HTMLHeadingElement>;
  /** Id of the ticket opened last; the newest by default. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Below this width the detail is below the list. */
const NARROW = '(max-width: 56.24875em)';

/** The client's tickets, newest first, and the open one; examples while there are none (L5, T35). */
export function MyTickets({ tickets, failed, onRetry, running, heading, openId, onOpen }: Props) {
  const detail = useRef<HTMLHeadingElement>(null);
  if (!tickets) {
    return failed ? <ErrorState {...copy.failed} onRetry={onRetry} /> : <Skeleton rows={5} label={copy.loading} />;
  }
  const isExample = tickets.length === 0;
  const shown = isExample ? sampleTickets : tickets;
  const open = shown.find(({ id }) => id === openId) ?? shown[0];
  const choose = (id: string) => {
    onOpen(id);
    if (!window.matchMedia(NARROW).matches) return;
    // Below the list it would open outside of the viewport.
    requestAnimationFrame(() => {
      detail.current?.focus({ preventScroll: true });
      detail.current?.scrollIntoView({ block: 'start' });
    });
  };
  return (
    <Columns>
      {failed ? (
        <FullWidth>
          <ErrorState {...copy.failed} onRetry={onRetry} />
        </FullWidth>
      ) : null}
      <Side>
        <Title ref={heading} tabIndex={-1}>
          {copy.title}
        </Title>
        {isExample ? <Text tone="muted">{copy.exampleNote}</Text> : null}
        <TicketList tickets={shown} openId={open?.id ?? null} example={isExample} onOpen={choose} />
      </Side>
      {open ? <TicketDetail ticket={open} example={isExample} running={running} heading={detail} /> : null}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  align-items: start;
  gap: 24px 16px;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;

const Side = styled.div`
  display: grid;
  gap: 12px;
`;

const Title = styled.h2`
  font: var(--type-h4);
  letter-spacing: 0;
`;
