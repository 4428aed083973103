import { Card, Heading, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { plainSubmit } from '../components/forms/NoScript.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { Section } from '../components/layout/Section.tsx';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { useScrollToTop } from '../components/layout/useScrollToTop.ts';
import { ConsultationButton } from '../components/links/ConsultationButton.tsx';
import { ContactList } from '../components/lists/ContactList.tsx';
import { TextColumns } from '../components/lists/TextColumns.tsx';
import { contactDetails, contactForm, contactPage, discoveryCall, whatToExpect } from '../content/pages/contact.ts';
import { ContactForm } from '../features/inquiry/ContactForm.tsx';
import { PlainConsultation } from '../features/inquiry/PlainConsultation.tsx';

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
            <CallCard tone="sunken">
              <Heading level={2} size="h3">
                {discoveryCall.title}
              </Heading>
              <Text tone="muted">{discoveryCall.text}</Text>
              <ConsultationButton variant="secondary">{discoveryCall.book}</ConsultationButton>
              <PlainConsultation />
            </CallCard>
          </Rail>
        </Columns>
      </Section>
      <Section labelledBy="expect-title">
        <SectionHeader id="expect-title" title={whatToExpect.title} tideLine />
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

const CallCard = styled(Card)`
  display: grid;
  gap: 12px;
  justify-items: start;

  & button {
    margin-block-start: 8px;
  }

  ${plainSubmit}
`;
