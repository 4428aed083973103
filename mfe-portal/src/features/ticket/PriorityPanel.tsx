import { responseTargets, ticketPriorities } from '@skal/contracts/support/ticket';
import { ticketPriorityLabels } from '@skal/contracts/support/ticketLabels';
import { DescriptionList, Text, TextLink } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { support } from '../../content/support/support.ts';

const { targets, reach } = support;

/** Response times and other contacts; sticks beside a long form (L3, L21). */
export function PriorityPanel() {
  const { phone, salesEmail } = useSite();
  const contacts = [
    { term: reach.phone, href: `tel:${phone.replaceAll(' ', '')}`, text: phone },
    { term: reach.email, href: `mailto:${salesEmail}`, text: salesEmail },
  ]
    .filter(({ text }) => text !== '')
    .map(({ term, href, text }) => ({ term, description: <TextLink href={href}>{text}</TextLink> }));
  return (
    <SideColumn>
      <Panel title={targets.title}>
        <DescriptionList
          items={ticketPriorities.map((priority) => ({
            term: ticketPriorityLabels[priority],
            description: responseTargets[priority].label,
          }))}
        />
        <Text size="meta" tone="subtle">
          {targets.note}
        </Text>
      </Panel>
      {contacts.length > 0 ? (
        <Panel title={reach.title}>
          <Text tone="muted">{reach.text}</Text>
          <DescriptionList items={contacts} />
        </Panel>
      ) : null}
    </SideColumn>
  );
}

const SideColumn = styled.div`
  position: sticky;
  inset-block-start: calc(24px + var(--over-page));
  display: grid;
  gap: 16px;

  @media (max-width: 56.24875em) {
    position: static;
  }
`;
