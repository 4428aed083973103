import type { ActionReply, ActionStep } from '@skal/contracts/app/appAction';
import { Badge, Button } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { actions as copy } from '../../content/actions.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

interface Props<Step extends ActionStep> {
  /** The app's name for the order or reservation. */
  name: string;
  state: ActionReply;
  /** Possible next steps by the last one. */
  nextSteps: Readonly<Record<Step | 'none', readonly Step[]>>;
  /** Takes a step; resolves when it is stored or has failed. */
  onTake: (step: Step) => Promise<unknown>;
}

/** The answer to an order or reservation: its state, and a button for each possible step. One tap suffices. */
export function ActionButtons<Step extends ActionStep>({ name, state, nextSteps, onTake }: Props<Step>) {
  const [taking, setTaking] = useState<Step | null>(null);
  const take = async (step: Step) => {
    setTaking(step);
    await onTake(step);
    setTaking(null);
  };
  // The server allows the same steps.
  const possible = nextSteps[(state.step ?? 'none') as Step | 'none'] ?? [];
  return (
    <Answer>
      <ActionState state={state} />
      {possible.length > 0 ? (
        <Buttons role="group" aria-label={copy.group(name)}>
          {possible.map((step) => (
            <Button
              key={step}
              variant="secondary"
              aria-label={copy.labelFor(copy.buttons[step], name)}
              busy={taking === step}
              busyLabel={copy.busy}
              disabled={taking !== null && taking !== step}
              onClick={() => void take(step)}
            >
              {copy.buttons[step]}
            </Button>
          ))}
        </Buttons>
      ) : null}
    </Answer>
  );
}

/** The last step, who took it, and whether the app received it. */
function ActionState({ state: { step, at, by, progress } }: Pick<Props<ActionStep>, 'state'>) {
  if (step === null || at === null) return null;
  return (
    <State role="status">
      <Badge tone={progress === 'failed' ? 'danger' : progress === 'delivered' ? 'success' : 'accent'}>
        {copy.steps[step]}
      </Badge>
      <span>{copy.by(by ?? '', formatDateTime(at))}</span>
      <span>{copy.progress[progress]}</span>
    </State>
  );
}

const Answer = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  margin-block-start: 8px;
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--ink-2);
`;

/** Equal columns on phones, so that a thumb finds the same step at the same place. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media (max-width: 37.49875em) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
