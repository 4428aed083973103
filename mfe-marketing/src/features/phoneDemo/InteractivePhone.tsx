import { PhoneFrame } from '@skal/shared-ui';
import type { AppId, ScreenId } from '../../content/phoneDemo/phoneApp.ts';
import { phoneApps } from '../../content/phoneDemo/phoneApps.ts';
import { PhoneApp } from './PhoneApp.tsx';

interface InteractivePhoneProps {
  app: AppId;
  /** Name of the phone in the page's language; its content is Danish. */
  label: string;
  /** The app's first screen. */
  screen?: ScreenId;
}

/** A phone with an interactive demo app. */
export function InteractivePhone({ app, label, screen }: InteractivePhoneProps) {
  return (
    <PhoneFrame label={label}>
      <PhoneApp key={app} app={phoneApps[app]} firstScreen={screen} />
    </PhoneFrame>
  );
}
