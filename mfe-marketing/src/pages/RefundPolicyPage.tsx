import { PolicyBody } from '../components/policy/PolicyBody.tsx';
import { refundPolicy } from '../content/policies/refund.ts';

export default function RefundPolicyPage() {
  return <PolicyBody policy={refundPolicy} />;
}
