import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { phoneLabels, stampGoal } from '../../content/phoneDemo/phoneApp.ts';
import { ItemRows } from './ItemRows.tsx';
import { DemoButton, DemoCard, DemoTitle, MutedText, SpaceBetween } from './phoneDemo.styles.ts';
import { Stamps } from './Stamps.tsx';
import type { ScreenProps } from './screenProps.ts';

/** Number of items on the home screen. */
const VISIBLE_ITEMS = 3;

/** The home screen: stamp card, today's items, and a booking. */
export function HomeScreen({ app, state, tap }: ScreenProps) {
  const { club, home, news } = app;
  const goal = stampGoal(app);
  return (
    <>
      <DemoCard>
        <SpaceBetween>
          <DemoTitle>{club.title}</DemoTitle>
          <strong>
            {state.stamps} {phoneLabels.of} {goal}
          </strong>
        </SpaceBetween>
        <Stamps count={state.stamps} goal={goal} />
      </DemoCard>
      <div>
        <DemoTitle>{home.list}</DemoTitle>
        <ItemRows app={app} state={state} tap={tap} max={VISIBLE_ITEMS} />
      </div>
      <DemoCard>
        <SpaceBetween>
          <div>
            <DemoTitle>{state.booking ? phoneLabels.booked : home.offer}</DemoTitle>
            <MutedText>{state.booking ?? home.offerNote}</MutedText>
          </div>
          {state.booking ? (
            <CheckIcon size={20} />
          ) : (
            <DemoButton type="button" onClick={() => tap({ type: 'booked', what: `${home.offer}, ${home.offerNote}` })}>
              {home.take}
            </DemoButton>
          )}
        </SpaceBetween>
      </DemoCard>
      <News>
        <div>
          <DemoTitle>{news.title}</DemoTitle>
          <MutedText>{state.joined ? news.joined : news.note}</MutedText>
        </div>
        {state.joined ? (
          <CheckIcon size={20} />
        ) : (
          <DemoButton type="button" data-look="quiet" onClick={() => tap({ type: 'newsJoined' })}>
            {news.join}
          </DemoButton>
        )}
      </News>
    </>
  );
}

const News = styled(SpaceBetween)`
  padding: 10px 14px;
  border-radius: 14px;
  background: var(--app-brandSoft);
`;
