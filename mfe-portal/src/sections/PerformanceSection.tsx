import { performance } from '../content/performance.ts';
import { Panels } from '../parts/Panels.tsx';

export default function PerformanceSection() {
  return <Panels {...performance} />;
}
