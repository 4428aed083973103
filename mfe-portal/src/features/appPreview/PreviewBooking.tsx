import { Button, IconButton, MinusIcon, PlusIcon } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phoneApp } from '../../content/phoneApp.ts';

const MOST_GUESTS = 8;

/** A demo booking form of the preview. */
export function PreviewBooking() {
  const [guests, setGuests] = useState(2);
  const [day, setDay] = useState<string>(phoneApp.days[0]);
  const [time, setTime] = useState<string>(phoneApp.times[1]);
  const [booked, setBooked] = useState(false);
  return (
    <Ticket role="status">
      {booked ? (
        <>
          <Title>{phoneApp.booked(guests, day, time)}</Title>
          <Note>{phoneApp.bookedNote}</Note>
          <Button variant="secondary" size="sm" block onClick={() => setBooked(false)}>
            {phoneApp.again}
          </Button>
        </>
      ) : (
        <>
          <Line>
            <Title>{phoneApp.bookTitle}</Title>
            <IconButton size="sm" label={phoneApp.fewer} disabled={guests === 1} onClick={() => setGuests(guests - 1)}>
              <MinusIcon />
            </IconButton>
            <output aria-label={phoneApp.guests}>{guests}</output>
            <IconButton
              size="sm"
              label={phoneApp.more}
              disabled={guests === MOST_GUESTS}
              onClick={() => setGuests(guests + 1)}
            >
              <PlusIcon />
            </IconButton>
          </Line>
          <Choices label={phoneApp.day} options={phoneApp.days} chosen={day} onChoose={setDay} />
          <Choices label={phoneApp.time} options={phoneApp.times} chosen={time} onChoose={setTime} />
          <Button size="sm" block onClick={() => setBooked(true)}>
            {phoneApp.book}
          </Button>
        </>
      )}
    </Ticket>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly string[];
  chosen: string;
  onChoose: (option: string) => void;
}

const Choices = ({ label, options, chosen, onChoose }: ChoicesProps) => (
  <Row aria-label={label}>
    {options.map((option) => (
      <Choice key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
        {option}
      </Choice>
    ))}
  </Row>
);

const Ticket = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 14px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
`;

const Title = styled.p`
  flex: 1;
  font-weight: 600;
`;

const Note = styled.p`
  color: var(--ink-2);
  font-weight: 400;
`;

const Line = styled.div`
  display: flex;
  align-items: center;

  & > output {
    min-inline-size: 20px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: center;
  }
`;

const Row = styled.fieldset`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 6px;
`;

const Choice = styled.button`
  min-block-size: 36px;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-8);
  background: var(--surface);
  color: var(--ink);
  font: var(--type-label);
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--fjord);
    background: var(--fjord-soft);
    font-weight: 600;
  }
`;
