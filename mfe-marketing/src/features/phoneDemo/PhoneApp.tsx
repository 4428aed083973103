import { useMemo, useReducer } from 'react';
import { styled } from 'styled-components';
import { type AppId, type PhoneAppContent, type ScreenId, stampGoal } from '../../content/phoneDemo/phoneApp.ts';
import { phoneThemes } from '../../content/phoneDemo/phoneThemes.ts';
import { BookScreen } from './BookScreen.tsx';
import { ClubScreen } from './ClubScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { PhoneTabs } from './PhoneTabs.tsx';
import { initialPhoneState, phoneReducer } from './phoneApp.state.ts';

const screens = { home: HomeScreen, list: ListScreen, book: BookScreen, club: ClubScreen } as const;

interface PhoneAppProps {
  app: PhoneAppContent;
  firstScreen?: ScreenId;
}

/** A demo app: four screens with shared state, in the colours of the business. */
export function PhoneApp({ app, firstScreen }: PhoneAppProps) {
  const reducer = useMemo(() => phoneReducer(stampGoal(app)), [app]);
  const [state, tap] = useReducer(reducer, initialPhoneState(app, firstScreen));
  const Screen = screens[state.screen];
  return (
    <AppTheme lang="da" $app={app.id}>
      <Top>
        <small>{app.open}</small>
        <strong>{app.name}</strong>
      </Top>
      <Body key={state.screen}>
        <Screen app={app} state={state} tap={tap} />
      </Body>
      <PhoneTabs app={app} state={state} tap={tap} />
    </AppTheme>
  );
}

const skin = (id: AppId) =>
  Object.entries(phoneThemes[id])
    .map(([name, value]) => `--app-${name}: ${value};`)
    .join('\n');

const AppTheme = styled.div<{ $app: AppId }>`
  ${({ $app }) => skin($app)}
  --focus: var(--app-brand);

  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: var(--app-paper);
  color: var(--app-ink);
  color-scheme: light;
  font-size: 0.875rem;
  line-height: 1.4;
`;

const Top = styled.div`
  display: grid;
  gap: 2px;
  padding: 38px 20px 14px;
  background: var(--app-brand);
  color: var(--app-onBrand);

  & small {
    font-size: 0.75rem;
    opacity: 0.85;
  }

  & strong {
    font-size: 1.25rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.25;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-block-size: 0;
  padding: 16px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--app-line) transparent;
`;
