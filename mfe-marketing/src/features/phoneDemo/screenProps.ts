import type { PhoneAppContent } from '../../content/phoneDemo/phoneApp.ts';
import type { PhoneAction, PhoneState } from './phoneApp.state.ts';

/** What every screen of a demo app is given. */
export interface ScreenProps {
  app: PhoneAppContent;
  state: PhoneState;
  tap: (action: PhoneAction) => void;
}
