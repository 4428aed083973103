import { Card, Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { contactDetails, contactForm, contactPage, discoveryCall, whatToExpect } from '../content/contact.ts';
import { ContactForm } from '../features/inquiry/ContactForm.tsx';
import { PlainConsultation } from '../features/inquiry/PlainConsultation.tsx';
import { plainSubmit } from '../forms/NoScript.tsx';
import { ConsultationButton } from '../sections/site/Opener.tsx';
import { PageHeader } from '../sections/site/PageHead.tsx';
import { TextColumns } from '../sections/site/PassageList.tsx';
import { ContactList } from '../sections/site/ReachList.tsx';
import { Section } from '../sections/site/Section.tsx';
import { SectionHeader } from '../sections/site/SectionHead.tsx';
import { useScrollToTop } from '../sections/site/useScrollToTop.ts';

/** The contact page (D35-D39): a message, or a call. */
export default function ContactPage() {
  useScrollToTop();
  return (
    <>
      <PageHeader title={contactPage.title} lead={contactPage.lead} />
      <Section ground="surface" labelledBy="message-title">
        <Columns>
          <div>
            <SectionHeader id="message-title" title={contactForm.title} />
            <ContactForm />
          </div>
          <Rail>
            <div>
              <Heading level={2} size="h3">
                {contactDetails.title}
              </Heading>
              <ContactList labels={contactDetails} location={contactDetails.place} />
            </div>
            <Call tone="sunken">
              <Heading level={2} size="h3">
                {discoveryCall.title}
              </Heading>
              <Text tone="ink-2">{discoveryCall.text}</Text>
              <ConsultationButton variant="secondary">{discoveryCall.book}</ConsultationButton>
              <PlainConsultation />
            </Call>
          </Rail>
        </Columns>
      </Section>
      <Section labelledBy="expect-title">
        <SectionHeader id="expect-title" title={whatToExpect.title} tide />
        <TextColumns items={whatToExpect.items} />
      </Section>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: 56px clamp(32px, 7vw, 104px);

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rail = styled.div`
  display: grid;
  gap: 40px;
  align-content: start;

  & dl {
    margin-block-start: 16px;
  }
`;

const Call = styled(Card)`
  display: grid;
  gap: 12px;
  justify-items: start;

  & button {
    margin-block-start: 8px;
  }

  ${plainSubmit}
`;
