import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { goalOf, phoneWords, rewardOf } from '../../content/phoneApp.ts';
import { AppButton, AppCard, AppTitle, Between, Muted, Note } from './parts.ts';
import { Rewards } from './Rewards.tsx';
import { Stamps } from './Stamps.tsx';
import type { ScreenProps } from './screen.ts';

/** The club: the card, what it leads to, and the moment it is full. */
export function ClubScreen({ app, state, tap }: ScreenProps) {
  const goal = goalOf(app);
  const full = state.stamps === goal;
  return (
    <>
      <AppCard>
        <Between>
          <AppTitle>{app.club.title}</AppTitle>
          <Count>
            {state.stamps} <small>/ {goal}</small>
          </Count>
        </Between>
        <Stamps count={state.stamps} goal={goal} />
        <Muted>{app.club.how}</Muted>
      </AppCard>
      <Rewards rewards={app.club.rewards} stamps={state.stamps} />
      <Foot role="status">
        {state.redeemed && (
          <Note>
            <CheckIcon size={20} />
            {phoneWords.redeemed}
          </Note>
        )}
        <AppButton
          type="button"
          data-look="wide"
          onClick={() => tap({ type: full ? 'rewardRedeemed' : 'stampCollected' })}
        >
          {full ? `${phoneWords.redeem}: ${rewardOf(app)}` : phoneWords.collect}
        </AppButton>
      </Foot>
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

const Foot = styled.div`
  display: grid;
  gap: 10px;
  margin-block-start: auto;
`;
