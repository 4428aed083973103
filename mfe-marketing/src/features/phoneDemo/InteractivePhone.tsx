import { PhoneFrame } from '@skal/shared-ui';
import type { AppId, ScreenId } from '../../content/phoneDemo/phoneApp.ts';
import { phoneApps } from '../../content/phoneDemo/phoneApps.ts';
import { PhoneApp } from './PhoneApp.tsx';

interface WorkingPhoneProps {
  app: AppId;
  /** What the phone is, in the page's language; what is in it speaks Danish. */
  label: string;
  /** The screen that the app opens with. */
  screen?: ScreenId;
}

/** A phone with a small app in it that works. */
export function InteractivePhone({ app, label, screen }: WorkingPhoneProps) {
  return (
    <PhoneFrame label={label}>
      <PhoneApp key={app} app={phoneApps[app]} firstScreen={screen} />
    </PhoneFrame>
  );
}
