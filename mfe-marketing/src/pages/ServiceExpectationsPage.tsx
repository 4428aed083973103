import { serviceExpectations } from '../content/policies/service.ts';
import { PolicyBody } from '../sections/site/PolicyBody.tsx';

export default function ServiceExpectationsPage() {
  return <PolicyBody policy={serviceExpectations} />;
}
