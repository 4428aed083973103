import { contentSection } from '../content/contentSection.ts';
import { Panels } from '../parts/Panels.tsx';

export default function ContentSection() {
  return <Panels {...contentSection} />;
}
