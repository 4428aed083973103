import { Badge, Button, PlusIcon, Text, TextAreaField, TextField } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DemoActions } from '../../components/demo/DemoActions.tsx';
import { DemoDialog, FieldPair } from '../../components/demo/DemoDialog.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { CardList } from '../../components/lists/CardList.tsx';
import { demoEvents, eventsTab } from '../../content/demo/contentManagement.ts';
import { demoPage } from '../../content/demo/demoPage.ts';
import { formatClock } from '../../format/clock.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/number.ts';

const { form, published, draft } = eventsTab;

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of an event (P5). */
const CreateEventDialog = ({ open, onOpenChange }: Props) => (
  <DemoDialog open={open} onOpenChange={onOpenChange} title={eventsTab.create} description={form.description}>
    <TextField label={form.title} name="title" required maxLength={120} />
    <TextAreaField label={form.about} name="description" rows={3} />
    <FieldPair>
      <TextField label={form.date} name="date" type="date" />
      <TextField label={form.time} name="time" type="time" />
    </FieldPair>
    <FieldPair>
      <TextField label={form.price} name="price" type="number" min={0} step="0.5" inputMode="decimal" />
      <TextField label={form.capacity} name="capacity" type="number" min={1} inputMode="numeric" />
    </FieldPair>
  </DemoDialog>
);

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
        {demoEvents.map(({ id, title, description, date, time, price, capacity, booked, isPublished }) => (
          <li key={id}>
            <Panel
              title={title}
              aside={
                <Badges>
                  <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? published : draft}</Badge>
                  <Badge tone="outline">{demoPage.example}</Badge>
                </Badges>
              }
            >
              <Text tone="muted">{description}</Text>
              <Text>
                {eventsTab.summary(
                  eventsTab.at(formatDay(date), formatClock(time)),
                  formatMoney(price, 'EUR'),
                  eventsTab.places(booked, capacity),
                )}
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
