import { SearchBox } from '@skal/shared-ui/components/Field/text/SearchBox.tsx';
import type { ScreenState } from '@skal/shell-kit/mocks/states.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { findStates } from '../states/states.ts';
import { currentPath, type PanelContext } from './panelContext.ts';

/** Tells whether the session has expired there: the page redirects to the sign-in page a moment later. */
const isEnd = ({ actions = [], scenario }: ScreenState): boolean =>
  actions.length === 0 ? scenario === '401' : actions.some((action) => 'ends' in action);

/** Lists every state of every screen as a link, starting with this page, filtered by the search. */
export function StateList({ context: { settings, remotes, current, englishPath, goTo } }: { context: PanelContext }) {
  const [search, setSearch] = useState('');
  const screens = findStates({
    remotes,
    currentRemote: current(),
    search,
    path: currentPath(),
    englishPath,
    settings: settings(),
  });
  return (
    <div>
      <SearchBox label="Find a state" value={search} onChange={setSearch} />
      <List role="list" aria-label="States">
        {screens.map(({ screen, links }) => (
          <li key={screen}>
            <h2>{screen}</h2>
            <ul>
              {links.map(({ state, remote, wish: next, href, isShown }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isShown ? 'page' : undefined}
                    data-remote={remote}
                    data-acts={state.actions ? '' : undefined}
                    data-narrow={state.isNarrowOnly ? '' : undefined}
                    data-ends={isEnd(state) ? '' : undefined}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                      event.preventDefault();
                      goTo(state, next);
                    }}
                  >
                    {state.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </List>
      {screens.length === 0 && <p>No matches.</p>}
    </div>
  );
}

const List = styled.ul`
  max-block-size: 50dvh;
  margin-block: 8px 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  h2 {
    padding-block: 8px 2px;
    color: var(--ink-2);
    font: var(--type-label);
  }

  a {
    display: flex;
    align-items: center;
    min-block-size: 32px;
    padding-inline: 8px;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;

    &:hover,
    &[aria-current] {
      background: var(--surface-2);
    }
  }

  @media (pointer: coarse) {
    a {
      min-block-size: 44px;
    }
  }
`;
