import { TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { useAccount } from '../account/useAccount.ts';
import { contentManagementLink, contentSection } from '../content/contentSection.ts';
import { lastDaysPeriods, lastDaysWords } from '../content/lastDays.ts';
import { PeriodContent } from '../features/content/PeriodContent.tsx';
import { SectionBody } from '../parts/Grid.tsx';
import { Panels } from '../parts/Panels.tsx';
import { PeriodTabs } from '../parts/PeriodTabs.tsx';

/** What of the app is read, once it is live (K4). */
export default function ContentSection() {
  const { live } = useAccount();
  return (
    <SectionBody>
      {live ? (
        <PeriodTabs label={lastDaysWords.label} periods={lastDaysPeriods}>
          {(period) => <PeriodContent period={period} />}
        </PeriodTabs>
      ) : (
        <Panels {...contentSection} />
      )}
      <p>
        <TextLink as={Link} to="/content-management">
          {contentManagementLink}
        </TextLink>
      </p>
    </SectionBody>
  );
}
