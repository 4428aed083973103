import { commerce, commercePeriods } from '../content/commerce.ts';
import { SectionBody } from '../parts/Grid.tsx';
import { Panels } from '../parts/Panels.tsx';
import { Segments } from '../parts/Segments.tsx';

/** Commerce: its period tabs stay disabled until there is a period to choose (K5). */
export default function CommerceSection() {
  return (
    <SectionBody>
      <Segments label="Period" options={commercePeriods} />
      <Panels {...commerce} />
    </SectionBody>
  );
}
