import { Badge, Button, Heading, scrollFade } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { CommandPaletteTrigger } from '../commandPalette/CommandPaletteTrigger.tsx';
import { adminCopy } from '../content/dashboard/admin.ts';
import { AdminNav } from './AdminNav.tsx';
import { PreferenceControls } from './PreferenceControls.tsx';
import { useAdminLogout } from './useAdminLogout.ts';

interface Props {
  /** Title of the page; the dashboard by default. */
  title?: string;
}

/** The header of the admin pages (R1). */
export function AdminHeader({ title = adminCopy.title }: Props) {
  const logout = useAdminLogout();
  return (
    <Bar>
      <Title level={1} size="h3">
        {title}
      </Title>
      <Badge tone="accent">{adminCopy.badge}</Badge>
      <Actions data-print="none">
        <AdminNav />
      </Actions>
      <CommandPaletteTrigger />
      <Account>
        <PreferenceControls />
        <Logout data-print="none" variant="secondary" size="sm" onClick={() => void logout()}>
          {adminCopy.logout}
        </Logout>
      </Account>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px clamp(8px, 1.5vw, 14px);
  min-height: 60px;
  padding: 10px clamp(16px, 2.5vw, 32px);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
`;

const Title = styled(Heading)`
  @media (max-width: 37.49875em) {
    && {
      font-size: 1rem;
    }
  }
`;

/** Wraps to a second row in a narrow window. On a phone the navigation scrolls horizontally. */
const Actions = styled.div`
  min-inline-size: 0;
  margin-inline-end: auto;

  @media (max-width: 56.24875em) {
    order: 1;
    flex: 1 1 140px;
    overflow-x: auto;
    /* Aligns the first link with the title. */
    margin-inline-start: -14px;
    /* Keeps the focused link clear of the fade. */
    scroll-padding-inline: 32px;
    ${scrollFade}

    & + button {
      order: 1;
    }
  }
`;

/* Together at the end of a row; in a narrow window they are in rows of their own. */
const Account = styled.div`
  display: contents;

  @media (min-width: 56.25em) {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

const Logout = styled(Button)`
  @media (max-width: 56.24875em) {
    margin-inline-start: auto;
  }
`;
