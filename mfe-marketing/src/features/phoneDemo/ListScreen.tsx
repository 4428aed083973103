import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { phoneLabels } from '../../content/phoneDemo/phoneApp.ts';
import { ItemRows } from './ItemRows.tsx';
import { basketTotals, formatKroner } from './phoneApp.state.ts';
import { DemoButton, DemoTitle, MutedText, StatusMessage } from './phoneDemo.styles.ts';
import type { ScreenProps } from './screenProps.ts';

/** The item list, with the basket below. */
export function ListScreen({ app, state, tap }: ScreenProps) {
  const { count, sum } = basketTotals(state, app);
  const { one: singular, many, send, sent } = app.basket;
  return (
    <>
      <div>
        <DemoTitle>{app.screens.list}</DemoTitle>
        <ItemRows app={app} state={state} tap={tap} />
      </div>
      <Footer role="status">
        {count > 0 && (
          <DemoButton type="button" data-look="wide" onClick={() => tap({ type: 'orderSent' })}>
            {send} · {count} {count === 1 ? singular : many} · {formatKroner(sum)}
          </DemoButton>
        )}
        {count === 0 && !state.ordered && <Empty>{phoneLabels.empty}</Empty>}
        {state.ordered && (
          <>
            <StatusMessage>
              <CheckIcon size={20} />
              {sent}
            </StatusMessage>
            <MutedText>{phoneLabels.stamp}</MutedText>
          </>
        )}
      </Footer>
    </>
  );
}

const Footer = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: 6px;
  margin-block-start: auto;
  text-align: center;
`;

const Empty = styled(MutedText)`
  padding: 12px;
  border: 1px dashed var(--app-line);
  border-radius: 10px;
`;
