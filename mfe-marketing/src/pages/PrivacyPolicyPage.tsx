import { privacyPolicy } from '../content/policies/privacy.ts';
import { PolicyBody } from '../sections/site/PolicyBody.tsx';

export default function PrivacyPolicyPage() {
  return <PolicyBody policy={privacyPolicy} />;
}
