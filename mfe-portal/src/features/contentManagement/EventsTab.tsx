import { Badge, Button, PlusIcon, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { demoEvents, eventsTab } from '../../content/contentManagement.ts';
import { formatDay } from '../../content/days.ts';
import { demoPage } from '../../content/demoPage.ts';
import { CardList } from '../../parts/Cards.tsx';
import { DemoActions } from '../../parts/DemoActions.tsx';
import { SectionBody } from '../../parts/Grid.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { CreateEventDialog } from './CreateEventDialog.tsx';

/** Events & Promotions (P5). */
export function EventsTab() {
  const [creating, setCreating] = useState(false);
  return (
    <SectionBody>
      <div>
        <Button onClick={() => setCreating(true)}>
          <PlusIcon aria-hidden />
          {eventsTab.create}
        </Button>
      </div>
      <CardList aria-label={eventsTab.list} $min={320}>
        {demoEvents.map(({ id, title, description, date, time, price, capacity, booked, status }) => (
          <li key={id}>
            <Panel
              title={title}
              aside={
                <Badges>
                  <Badge tone={status === 'Published' ? 'mos' : 'neutral'}>{status}</Badge>
                  <Badge tone="outline">{demoPage.example}</Badge>
                </Badges>
              }
            >
              <Text tone="ink-2">{description}</Text>
              <Text>
                {formatDay(date)}, {time}. €{price}. {eventsTab.places(booked, capacity)}.
              </Text>
              <DemoActions itemName={title} actions={eventsTab.actions} />
            </Panel>
          </li>
        ))}
      </CardList>
      <CreateEventDialog open={creating} onOpenChange={setCreating} />
    </SectionBody>
  );
}

const Badges = styled.span`
  display: flex;
  gap: 8px;
`;
