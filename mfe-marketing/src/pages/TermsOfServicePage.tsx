import { PolicyBody } from '../components/policy/PolicyBody.tsx';
import { termsOfService } from '../content/policies/terms.ts';

export default function TermsOfServicePage() {
  return <PolicyBody policy={termsOfService} />;
}
