import type { PhoneAppContent } from '../../content/phoneDemo/phoneApp.ts';
import type { PhoneAction, PhoneState } from './phoneApp.state.ts';

/** Props of every screen of a demo app. */
export interface ScreenProps {
  app: PhoneAppContent;
  state: PhoneState;
  tap: (action: PhoneAction) => void;
}
