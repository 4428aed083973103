import { CheckIcon } from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { phoneLabels } from '../../content/phoneDemo/phoneApp.ts';
import { ItemRows } from './ItemRows.tsx';
import { formatBooking, type PhoneState } from './phoneApp.state.ts';
import { DemoButton, DemoCard, DemoTitle, MutedText, StatusMessage } from './phoneDemo.styles.ts';
import type { ScreenProps } from './screenProps.ts';

interface ChoiceProps {
  label: string;
  choices: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

function Choice({ label, choices, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <MutedText id={id}>{label}</MutedText>
      <Pills role="group" aria-labelledby={id}>
        {choices.map((choice, index) => (
          <Pill key={choice} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            {choice}
          </Pill>
        ))}
      </Pills>
    </div>
  );
}

/** A booking, from three choices to its confirmation and back. */
export function BookScreen({ app, state, tap }: ScreenProps) {
  const { book } = app;
  const { choice } = state;
  const parts = [
    { part: 'for', label: book.for.label, choices: book.for.choices },
    { part: 'day', label: phoneLabels.day, choices: book.days },
    { part: 'time', label: phoneLabels.time, choices: book.times },
  ] as const satisfies readonly { part: keyof PhoneState['choice']; label: string; choices: readonly string[] }[];

  if (state.booking) {
    return (
      <>
        <DemoCard role="status">
          <StatusMessage>
            <CheckIcon size={20} />
            {book.done}
          </StatusMessage>
          <DemoTitle>{state.booking}</DemoTitle>
          <DemoButton type="button" data-look="quiet" onClick={() => tap({ type: 'bookingCancelled' })}>
            {phoneLabels.cancel}
          </DemoButton>
        </DemoCard>
        <div>
          <DemoTitle>{app.home.list}</DemoTitle>
          <ItemRows app={app} state={state} tap={tap} max={3} />
        </div>
      </>
    );
  }

  const what = formatBooking(state, app);
  return (
    <>
      <DemoTitle>{book.what}</DemoTitle>
      {parts.map(({ part, label, choices }) => (
        <Choice
          key={part}
          label={label}
          choices={choices}
          chosen={choice[part]}
          onChoose={(index) => tap({ type: 'chosen', part, index })}
        />
      ))}
      <Confirm>
        <DemoTitle>{what}</DemoTitle>
        <DemoButton type="button" data-look="wide" onClick={() => tap({ type: 'booked', what })}>
          {book.confirm}
        </DemoButton>
      </Confirm>
    </>
  );
}

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 6px;
`;

const Pill = styled.button`
  flex: 1 0 auto;
  min-block-size: 44px;
  padding: 4px 12px;
  border: 1px solid var(--app-line);
  border-radius: 10px;
  background: var(--app-card);
  color: var(--app-ink);
  font-size: 0.875rem;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: background-color var(--motion-hover) var(--ease-in);

  &[aria-pressed='true'] {
    border-color: var(--app-brand);
    background: var(--app-brand);
    color: var(--app-onBrand);
    font-weight: 600;
  }
`;

const Confirm = styled.div`
  display: grid;
  gap: 12px;
  margin-block-start: auto;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--app-line);
`;
