import { refundPolicy } from '../content/policies/refund.ts';
import { PolicyBody } from '../sections/site/PolicyBody.tsx';

export default function RefundPolicyPage() {
  return <PolicyBody policy={refundPolicy} />;
}
