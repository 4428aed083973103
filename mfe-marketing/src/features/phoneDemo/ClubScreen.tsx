import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { fullCardReward, phoneLabels, stampGoal } from '../../content/phoneDemo/phoneApp.ts';
import { DemoButton, DemoCard, DemoTitle, MutedText, SpaceBetween, StatusMessage } from './phoneDemo.styles.ts';
import { Rewards } from './Rewards.tsx';
import { Stamps } from './Stamps.tsx';
import type { ScreenProps } from './screenProps.ts';

/** The loyalty club: stamp card, rewards, and the moment it is full. */
export function ClubScreen({ app, state, tap }: ScreenProps) {
  const goal = stampGoal(app);
  const full = state.stamps === goal;
  return (
    <>
      <DemoCard>
        <SpaceBetween>
          <DemoTitle>{app.club.title}</DemoTitle>
          <Count>
            {state.stamps} <small>/ {goal}</small>
          </Count>
        </SpaceBetween>
        <Stamps count={state.stamps} goal={goal} />
        <MutedText>{app.club.how}</MutedText>
      </DemoCard>
      <Rewards rewards={app.club.rewards} stamps={state.stamps} />
      <Footer role="status">
        {state.redeemed && (
          <StatusMessage>
            <CheckIcon size={20} />
            {phoneLabels.redeemed}
          </StatusMessage>
        )}
        <DemoButton
          type="button"
          data-look="wide"
          onClick={() => tap({ type: full ? 'rewardRedeemed' : 'stampCollected' })}
        >
          {full ? `${phoneLabels.redeem}: ${fullCardReward(app)}` : phoneLabels.collect}
        </DemoButton>
      </Footer>
    </>
  );
}

const Count = styled.span`
  color: var(--app-brand);
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1;

  & small {
    color: var(--app-muted);
    font-size: 0.875rem;
  }
`;

const Footer = styled.div`
  display: grid;
  gap: 10px;
  margin-block-start: auto;
`;
