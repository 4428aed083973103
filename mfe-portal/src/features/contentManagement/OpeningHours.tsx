import { Button, Input, Switch, Text } from '@skal/shared-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useDemoToast } from '../../components/demo/useDemoToast.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { type DayHours, info } from '../../content/demo/businessInfo.ts';

const { hours } = info;

/** Opening hours of the week: open Monday to Saturday, closed on Sunday (P7). */
export function OpeningHours() {
  const [week, setWeek] = useState<readonly DayHours[]>(hours.week);
  const answer = useDemoToast();
  const change = (day: string, part: Partial<DayHours>) =>
    setWeek((before) => before.map((each) => (each.day === day ? { ...each, ...part } : each)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer(hours.save);
  };
  return (
    <Panel title={hours.title}>
      <Text size="meta" tone="subtle">
        {hours.note}
      </Text>
      <Week noValidate onSubmit={submit}>
        {week.map((each) => (
          <Day key={each.day} hours={each} onChange={(part) => change(each.day, part)} />
        ))}
        <Button type="submit">{hours.save}</Button>
      </Week>
    </Panel>
  );
}

interface DayProps {
  hours: DayHours;
  onChange: (part: Partial<DayHours>) => void;
}

const Day = ({ hours: { day, open, from, to }, onChange }: DayProps) => (
  <Row>
    <Switch label={day} checked={open} onCheckedChange={(checked) => onChange({ open: checked })} />
    {open ? (
      <Times>
        <Input
          type="time"
          aria-label={`${day}, ${hours.from}`}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <Input
          type="time"
          aria-label={`${day}, ${hours.to}`}
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Times>
    ) : (
      <Text tone="subtle">{hours.closed}</Text>
    )}
  </Row>
);

const Week = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > button {
    justify-self: start;
    margin-block-start: 16px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-block-size: 56px;
  padding-block: 6px;
  border-block-end: 1px solid var(--line);
`;

const Times = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;

  & > input {
    flex: 0 1 8.5rem;
    min-inline-size: 0;
  }
`;
