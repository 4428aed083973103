import { TextLink } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { contentManagementLink, contentSection } from '../content/contentSection.ts';
import { SectionBody } from '../parts/Grid.tsx';
import { Panels } from '../parts/Panels.tsx';

export default function ContentSection() {
  return (
    <SectionBody>
      <Panels {...contentSection} />
      <p>
        <TextLink as={Link} to="/content-management">
          {contentManagementLink}
        </TextLink>
      </p>
    </SectionBody>
  );
}
