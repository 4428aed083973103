import { acceptableUsePolicy } from '../content/policies/acceptableUse.ts';
import { PolicyBody } from '../sections/site/PolicyBody.tsx';

export default function AcceptableUsePolicyPage() {
  return <PolicyBody policy={acceptableUsePolicy} />;
}
