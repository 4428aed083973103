import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { goalOf, phoneWords } from '../../content/phoneApp.ts';
import { ItemRows } from './ItemRows.tsx';
import { AppButton, AppCard, AppTitle, Between, Muted } from './parts.ts';
import { Stamps } from './Stamps.tsx';
import type { ScreenProps } from './screen.ts';

/** The first three of the list are enough for the first screen. */
const SHOWN = 3;

/** The first screen: the card, what there is today, and one thing to book. */
export function HomeScreen({ app, state, tap }: ScreenProps) {
  const { club, home, news } = app;
  const goal = goalOf(app);
  return (
    <>
      <AppCard>
        <Between>
          <AppTitle>{club.title}</AppTitle>
          <strong>
            {state.stamps} {phoneWords.of} {goal}
          </strong>
        </Between>
        <Stamps count={state.stamps} goal={goal} />
      </AppCard>
      <div>
        <AppTitle>{home.list}</AppTitle>
        <ItemRows app={app} state={state} tap={tap} most={SHOWN} />
      </div>
      <AppCard>
        <Between>
          <div>
            <AppTitle>{state.booking ? phoneWords.booked : home.offer}</AppTitle>
            <Muted>{state.booking ?? home.offerNote}</Muted>
          </div>
          {state.booking ? (
            <CheckIcon size={20} />
          ) : (
            <AppButton type="button" onClick={() => tap({ type: 'booked', what: `${home.offer}, ${home.offerNote}` })}>
              {home.take}
            </AppButton>
          )}
        </Between>
      </AppCard>
      <News>
        <div>
          <AppTitle>{news.title}</AppTitle>
          <Muted>{state.joined ? news.joined : news.note}</Muted>
        </div>
        {state.joined ? (
          <CheckIcon size={20} />
        ) : (
          <AppButton type="button" data-look="quiet" onClick={() => tap({ type: 'newsJoined' })}>
            {news.join}
          </AppButton>
        )}
      </News>
    </>
  );
}

const News = styled(Between)`
  padding: 10px 14px;
  border-radius: 14px;
  background: var(--app-brandSoft);
`;
