import { EmailSection } from './emailChange/EmailPart.tsx';
import type { SectionProps } from './frame.ts';
import { ActiveSessionsSection } from './openSession/OpenSessionsPart.tsx';
import { PasskeySection } from './passkey/PasskeyPart.tsx';
import { SecondFactorSection } from './secondFactor/SecondFactorPart.tsx';

/** The address, the second step of signing in, passkeys, and where one is signed in. */
export const AccountSecuritySections = (props: SectionProps) => (
  <>
    <EmailSection {...props} />
    <SecondFactorSection {...props} />
    <PasskeySection {...props} />
    <ActiveSessionsSection {...props} />
  </>
);
