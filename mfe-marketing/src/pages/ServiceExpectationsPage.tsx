import { PolicyBody } from '../components/policy/PolicyBody.tsx';
import { serviceExpectations } from '../content/policies/service.ts';

export default function ServiceExpectationsPage() {
  return <PolicyBody policy={serviceExpectations} />;
}
