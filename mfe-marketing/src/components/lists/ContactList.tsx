import { TextLink } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { styled } from 'styled-components';

interface ContactListProps {
  labels: { readonly phone: string; readonly email: string; readonly location: string };
  location: string;
}

/** Returns the `tel:` URL of a phone number. */
const dialled = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Contact data of the company. Omits values that the owner has not set. */
export function ContactList({ labels, location }: ContactListProps) {
  const { phone, salesEmail } = useSite();
  return (
    <List>
      {phone && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <ContactLink href={dialled(phone)}>{phone}</ContactLink>
          </dd>
        </div>
      )}
      {salesEmail && (
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <ContactLink href={`mailto:${salesEmail}`}>{salesEmail}</ContactLink>
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.location}</dt>
        <dd>{location}</dd>
      </div>
    </List>
  );
}

const List = styled.dl`
  display: grid;
  align-content: start;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-block-size: 56px;
    border-block-start: 1px solid var(--line);
  }

  & > div:last-child {
    border-block-end: 1px solid var(--line);
  }

  & dt {
    flex: 0 0 9rem;
    color: var(--ink-2);
    font: var(--type-label);
  }

  & dd {
    flex: 1 1 7rem;
    min-inline-size: 0;
  }
`;

const ContactLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  color: var(--ink);
  font-weight: 550;
`;
