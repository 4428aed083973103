import { Container, Heading } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { ConsultationButton } from '../../components/links/ConsultationButton.tsx';
import { BulletList } from '../../components/lists/BulletList.tsx';
import { ContactList } from '../../components/lists/ContactList.tsx';
import { contactBand } from '../../content/pages/home.ts';

/** The end of the home page: promises, contact data, and the consultation button (C8, C34, C35, T17). */
export function ContactSection() {
  return (
    <Band id="contact" data-ground="band" aria-labelledby="contact-title">
      <Container>
        <Heading level={2} id="contact-title" size="display">
          {contactBand.title}
        </Heading>
        <Columns>
          <Promises>
            <BulletList items={contactBand.promises} checked />
            <ConsultationButton size="lg" inverse>
              {contactBand.book}
            </ConsultationButton>
          </Promises>
          <ContactList
            labels={{ phone: contactBand.call, email: contactBand.write, location: contactBand.where }}
            location={contactBand.location}
          />
        </Columns>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: clamp(72px, 10vw, 144px);
  border-block-end: 1px solid var(--line);

  & h2 {
    max-inline-size: 10em;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 48px var(--gutter);
  margin-block-start: clamp(32px, 4vw, 64px);

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Promises = styled.div`
  display: grid;
  gap: 32px;
  justify-items: start;

  & ul {
    gap: 10px;
    font: var(--type-body);
  }

  & svg {
    margin-block-start: 5px;
    color: var(--havtorn);
  }
`;
