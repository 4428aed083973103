import { PolicyBody } from '../components/policy/PolicyBody.tsx';
import { acceptableUsePolicy } from '../content/policies/acceptableUse.ts';

export default function AcceptableUsePolicyPage() {
  return <PolicyBody policy={acceptableUsePolicy} />;
}
