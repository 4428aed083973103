import { Avatar, Tooltip, VisuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { useAccount } from '../session/useAccount.ts';

/** The signed-in user: initials, name, email (J1). */
export function UserIdentity({ compact = false }: { compact?: boolean }) {
  const { name, user } = useAccount();
  if (compact) {
    return (
      <Tooltip content={`${name}, ${user.email}`} delay={200} describe={false}>
        <Initials tabIndex={0} role="img" aria-label={`${name}, ${user.email}`}>
          <Avatar name={name} />
        </Initials>
      </Tooltip>
    );
  }
  return (
    <Wrapper>
      <Avatar name={name} />
      <UserText>
        <Name>{name}</Name>
        <VisuallyHidden>, </VisuallyHidden>
        <Email>{user.email}</Email>
      </UserText>
    </Wrapper>
  );
}

const Initials = styled.span`
  display: grid;
  justify-items: center;
  border-radius: var(--radius-full);
`;

const Wrapper = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
`;

const UserText = styled.p`
  display: grid;
  min-inline-size: 0;
`;

const Name = styled.span`
  font: var(--type-label);
  font-size: 0.9375rem;
  font-weight: 600;
`;

const Email = styled.span`
  color: var(--ink-3);
  font: var(--type-meta);
`;
