import { ActiveSessionsSection } from './activeSessions/ActiveSessionsSection.tsx';
import { EmailSection } from './emailChange/EmailSection.tsx';
import { PasskeySection } from './passkey/PasskeySection.tsx';
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx';
import type { SectionProps } from './sectionProps.ts';

/** Email address, second factor, passkeys, and active sessions. */
export const AccountSecuritySections = (props: SectionProps) => (
  <>
    <EmailSection {...props} />
    <SecondFactorSection {...props} />
    <PasskeySection {...props} />
    <ActiveSessionsSection {...props} />
  </>
);
