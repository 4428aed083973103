import { CalendarCheckIcon, HeartIcon, ShoppingBagIcon, StoreIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { phoneLabels, type ScreenId, stampGoal } from '../../content/phoneDemo/phoneApp.ts';
import { basketTotals } from './phoneApp.state.ts';
import type { ScreenProps } from './screenProps.ts';

const icons = { home: StoreIcon, list: ShoppingBagIcon, book: CalendarCheckIcon, club: HeartIcon } as const;
const order: readonly ScreenId[] = ['home', 'list', 'book', 'club'];

/** Tab bar of a demo app. A dot marks a screen with pending content. */
export function PhoneTabs({ app, state, tap }: ScreenProps) {
  const waits: Partial<Record<ScreenId, boolean>> = {
    list: basketTotals(state, app).count > 0,
    book: state.booking !== null,
    club: state.stamps === stampGoal(app),
  };
  return (
    <Row role="group" aria-label={phoneLabels.screens}>
      {order.map((screen) => {
        const Icon = icons[screen];
        return (
          <Tab
            key={screen}
            type="button"
            aria-current={state.screen === screen ? 'true' : undefined}
            data-waits={waits[screen] ? '' : undefined}
            onClick={() => tap({ type: 'screenOpened', screen })}
          >
            <Icon size={20} />
            {app.screens[screen]}
          </Tab>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding: 4px 8px 14px;
  border-block-start: 1px solid var(--app-line);
  background: var(--app-paper);
`;

const Tab = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  min-block-size: 50px;
  padding: 6px 2px;
  border: 0;
  border-radius: 10px;
  background: transparent;
  color: var(--app-muted);
  font-size: 0.75rem;
  line-height: 1.3;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition: color var(--motion-hover) var(--ease-in);

  &:hover {
    color: var(--app-ink);
  }

  &[aria-current] {
    color: var(--app-brand);
    font-weight: 600;
  }

  &[data-waits]::after {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: calc(50% + 8px);
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--app-brand);
  }
`;
