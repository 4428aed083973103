import { AccountSecurity } from '@skal/account';
import { DescriptionList, LinkButton, Text } from '@skal/shared-ui';
import { useSession } from '@skal/shell-kit/api';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SectionCard } from '../components/SectionCard.tsx';
import { accountPage as copy } from '../content/dashboard/account.ts';
import { roleNames } from '../content/operations/operators.ts';
import { formatDateTime } from '../format/date.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/account`: the operator's account and its security settings. */
export default function AccountPage() {
  const { user } = useSession();
  const { password } = copy;
  return (
    <AdminLayout title={copy.title}>
      <Column>
        <SectionCard title={copy.who}>
          <DescriptionList
            items={[
              { term: copy.name, description: `${user.firstName} ${user.lastName}`.trim() },
              { term: copy.email, description: user.email },
              { term: copy.role, description: roleNames[user.role ?? 'support'] },
            ]}
          />
        </SectionCard>
        <SectionCard title={password.title}>
          <Text tone="muted">{password.text}</Text>
          <div>
            <LinkButton as={Link} to={password.link.to} variant="secondary">
              {password.link.label}
            </LinkButton>
          </div>
        </SectionCard>
        <AccountSecurity frame={SectionCard} formatMoment={formatDateTime} />
      </Column>
    </AdminLayout>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px);
  gap: 20px;
`;
