import { CheckIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { phoneWords } from '../../content/phoneApp.ts';
import { ItemRows } from './ItemRows.tsx';
import { AppButton, AppTitle, Muted, Note } from './parts.ts';
import { basketOf, kroner } from './phoneApp.state.ts';
import type { ScreenProps } from './screen.ts';

/** The list, and the basket under it. */
export function ListScreen({ app, state, tap }: ScreenProps) {
  const { count, sum } = basketOf(state, app);
  const { one, many, send, sent } = app.basket;
  return (
    <>
      <div>
        <AppTitle>{app.screens.list}</AppTitle>
        <ItemRows app={app} state={state} tap={tap} />
      </div>
      <Foot role="status">
        {count > 0 && (
          <AppButton type="button" data-look="wide" onClick={() => tap({ type: 'orderSent' })}>
            {send} · {count} {count === 1 ? one : many} · {kroner(sum)}
          </AppButton>
        )}
        {count === 0 && !state.ordered && <Empty>{phoneWords.empty}</Empty>}
        {state.ordered && (
          <>
            <Note>
              <CheckIcon size={20} />
              {sent}
            </Note>
            <Muted>{phoneWords.stamp}</Muted>
          </>
        )}
      </Foot>
    </>
  );
}

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: 6px;
  margin-block-start: auto;
  text-align: center;
`;

const Empty = styled(Muted)`
  padding: 12px;
  border: 1px dashed var(--app-line);
  border-radius: 10px;
`;
