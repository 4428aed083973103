import { EmailPart } from './emailChange/EmailPart.tsx';
import type { PartProps } from './frame.ts';
import { OpenSessionsPart } from './openSession/OpenSessionsPart.tsx';
import { PasskeyPart } from './passkey/PasskeyPart.tsx';
import { SecondFactorPart } from './secondFactor/SecondFactorPart.tsx';

/** The address, the second step of signing in, passkeys, and where one is signed in. */
export const AccountParts = (props: PartProps) => (
  <>
    <EmailPart {...props} />
    <SecondFactorPart {...props} />
    <PasskeyPart {...props} />
    <OpenSessionsPart {...props} />
  </>
);
