import { PolicyBody } from '../components/policy/PolicyBody.tsx';
import { privacyPolicy } from '../content/policies/privacy.ts';

export default function PrivacyPolicyPage() {
  return <PolicyBody policy={privacyPolicy} />;
}
