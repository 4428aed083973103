import { Badge, Button, PlusIcon, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DemoActions } from '../../components/demo/DemoActions.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { CardList } from '../../components/lists/CardList.tsx';
import { demoEvents, eventsTab } from '../../content/demo/contentManagement.ts';
import { demoPage } from '../../content/demo/demoPage.ts';
import { formatDay } from '../../format/date.ts';
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
                  <Badge tone={status === 'Published' ? 'success' : 'neutral'}>{status}</Badge>
                  <Badge tone="outline">{demoPage.example}</Badge>
                </Badges>
              }
            >
              <Text tone="muted">{description}</Text>
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
