import type { ScreenState, UserAction } from '@skal/shell-kit/mocks/states.ts';
import type { Translate } from './translator.ts';

/** Translates the names by which an action finds its elements; what a user types stays. */
function translateAction(action: UserAction, translate: Translate): UserAction {
  if ('press' in action) return { ...action, press: translate(action.press) };
  if ('write' in action) return { ...action, into: translate(action.into) };
  if ('choose' in action) return { choose: translate(action.choose), of: translate(action.of) };
  if ('attach' in action) return { ...action, to: translate(action.to) };
  return action;
}

/** Translates the address of a page; query and hash stay. */
export function translatePath(path: string, translate: Translate): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return translate(pathname) + path.slice(pathname.length);
}

/** Returns what leads to a state and what it shows, in the language of the page. The sources of states are English. */
export function translateState<State extends Pick<ScreenState, 'actions' | 'expects'>>(
  { actions = [], expects: { role, name, text } }: State,
  translate: Translate,
): Required<Pick<ScreenState, 'actions' | 'expects'>> {
  return {
    actions: actions.map((action) => translateAction(action, translate)),
    expects: {
      role,
      ...(name !== undefined && { name: translate(name) }),
      ...(text !== undefined && { text: translate(text) }),
    },
  };
}
