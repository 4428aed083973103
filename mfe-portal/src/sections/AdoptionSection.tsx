import { adoption } from '../content/adoption.ts';
import { Panels } from '../parts/Panels.tsx';

export default function AdoptionSection() {
  return <Panels {...adoption} />;
}
