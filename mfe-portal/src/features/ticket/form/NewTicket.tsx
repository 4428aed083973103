import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PriorityPanel } from '../PriorityPanel.tsx';
import { EmergencyForm } from './EmergencyForm.tsx';
import { StandardForm } from './StandardForm.tsx';
import type { TicketForm } from './useTicketForm.ts';

/** The form of the selected priority, beside the response times (L3, L4, L7). */
export function NewTicket({ ticket }: { ticket: TicketForm }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { values, draft } = ticket.form;
  const emergency = values.priority === 'emergency';
  const restored = draft.restored !== null;
  const previous = useRef({ emergency, restored });
  useEffect(() => {
    const before = previous.current;
    previous.current = { emergency, restored };
    // A restored draft does not move the focus: the user selected nothing.
    if (before.emergency === emergency || (restored && !before.restored)) return;
    // The used control disappeared with its form.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [emergency, restored]);
  const Form = emergency ? EmergencyForm : StandardForm;
  return (
    <Columns>
      <Form ticket={ticket} heading={heading} />
      <PriorityPanel />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: start;
  gap: 16px;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
