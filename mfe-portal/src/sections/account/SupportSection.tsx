import { Banner, TabPanel, Tabs } from '@skal/shared-ui';
import { usePollWhileActive } from '@skal/shell-kit/api';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { queueFiles } from '../../components/upload/uploadStore.ts';
import { support } from '../../content/support/support.ts';
import { NewTicket } from '../../features/ticket/form/NewTicket.tsx';
import { useTicketForm } from '../../features/ticket/form/useTicketForm.ts';
import { MyTickets } from '../../features/ticket/thread/MyTickets.tsx';
import { useListTicketQuery } from '../../features/ticket/ticket.api.ts';
import { useUploads } from '../../features/ticket/upload/useUploads.ts';

const { guidelines, tabs } = support;
const TABS = [
  { id: 'form', label: tabs.form },
  { id: 'list', label: tabs.list },
] as const;

/** Polling interval of visible tickets (ADR-0009). */
const POLL_MS = 15_000;

/** The Support Center (L1-L22). The form is kept across tabs. */
export default function SupportSection() {
  // Emails link to a ticket.
  const linkedTicketId = useSearchParams()[0].get('ticket');
  const [tab, setTab] = useState<string>(linkedTicketId ? 'list' : 'form');
  const [openId, setOpenId] = useState<string | null>(linkedTicketId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: tickets, isError, refetch } = useListTicketQuery();
  usePollWhileActive(() => void refetch(), POLL_MS);
  const running = useUploads(tickets);
  const ticket = useTicketForm((ticketId, files) => {
    queueFiles(ticketId, files);
    // L9: the new ticket is first and open.
    setOpenId(ticketId);
    setTab('list');
    requestAnimationFrame(() => heading.current?.focus());
  });
  return (
    <SectionBody>
      <Banner tone="danger">
        <strong>{guidelines.title}.</strong> {guidelines.text}
      </Banner>
      <Tabs label={support.label} tabs={TABS} value={tab} onValueChange={setTab}>
        <TabPanel id="form">
          <NewTicket ticket={ticket} />
        </TabPanel>
        <TabPanel id="list">
          <MyTickets
            tickets={tickets}
            failed={isError}
            onRetry={() => void refetch()}
            running={running}
            heading={heading}
            openId={openId}
            onOpen={setOpenId}
          />
        </TabPanel>
      </Tabs>
    </SectionBody>
  );
}
