import { CheckIcon, GiftIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { phoneWords } from '../../content/phoneApps.ts';
import type { ScreenProps } from './PhoneApp.tsx';
import { AppButton, AppCard, AppTitle, Between, Muted, Note } from './parts.ts';
import { Stamps } from './Stamps.tsx';

/** The club: the card, the reward it leads to, and the moment it is full. */
export function ClubScreen({ app, state, tap }: ScreenProps) {
  const { title, goal, reward, how } = app.club;
  const missing = goal - state.stamps;
  return (
    <>
      <AppCard>
        <Between>
          <AppTitle>{title}</AppTitle>
          <Count>
            {state.stamps} <small>/ {goal}</small>
          </Count>
        </Between>
        <Stamps count={state.stamps} goal={goal} />
        <Muted>{how}</Muted>
      </AppCard>
      <AppCard>
        <Reward>
          <GiftIcon size={20} />
          <div>
            <AppTitle>{reward}</AppTitle>
            <Muted>{missing === 0 ? phoneWords.ready : `${missing} ${phoneWords.missing}`}</Muted>
          </div>
        </Reward>
      </AppCard>
      <Foot role="status">
        {state.redeemed && (
          <Note>
            <CheckIcon size={20} />
            {phoneWords.redeemed}
          </Note>
        )}
        {missing === 0 ? (
          <AppButton type="button" data-look="wide" onClick={() => tap({ type: 'rewardRedeemed' })}>
            {phoneWords.redeem}: {reward}
          </AppButton>
        ) : (
          <AppButton type="button" data-look="wide" onClick={() => tap({ type: 'stampCollected' })}>
            {phoneWords.collect}
          </AppButton>
        )}
      </Foot>
    </>
  );
}

const Count = styled.span`
  color: var(--app-brand);
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;

  & small {
    color: var(--app-muted);
    font-size: 0.875rem;
  }
`;

const Reward = styled.div`
  display: flex;
  gap: 12px;

  & svg {
    flex: none;
    color: var(--app-brand);
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 10px;
  margin-block-start: auto;
`;
