import { termsOfService } from '../content/policies/terms.ts';
import { PolicyBody } from '../sections/site/PolicyBody.tsx';

export default function TermsOfServicePage() {
  return <PolicyBody policy={termsOfService} />;
}
