import { Badge, Button, Heading, scrollFade } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { CommandPaletteTrigger } from '../commandPalette/CommandPaletteTrigger.tsx';
import { adminCopy } from '../content/dashboard/admin.ts';
import { AdminNav } from './AdminNav.tsx';
import { useAdminLogout } from './useAdminLogout.ts';

interface Props {
  /** What the page is called; the dashboard unless said otherwise. */
  title?: string;
}

/** The bar above the operator's pages (R1). */
export function AdminHeader({ title = adminCopy.title }: Props) {
  const logout = useAdminLogout();
  return (
    <Bar>
      <Title level={1} size="h3">
        {title}
      </Title>
      <Badge tone="fjord">{adminCopy.badge}</Badge>
      <Ways data-print="none">
        <AdminNav />
      </Ways>
      <CommandPaletteTrigger />
      <Logout data-print="none" variant="secondary" size="sm" onClick={() => void logout()}>
        {adminCopy.logout}
      </Logout>
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

/**
 * Where the window is narrower than all of it a row of its own, with the commands at its end, whatever the font; on a phone
 * the pages scroll sideways in it.
 */
const Ways = styled.div`
  min-inline-size: 0;
  margin-inline-end: auto;

  @media (max-width: 56.24875em) {
    order: 1;
    flex: 1 1 200px;
    overflow-x: auto;
    /* Their first word stands under the title. */
    margin-inline-start: -14px;
    /* What has the focus stands clear of where the row fades. */
    scroll-padding-inline: 32px;
    ${scrollFade}

    & + button {
      order: 1;
    }
  }
`;

const Logout = styled(Button)`
  @media (max-width: 56.24875em) {
    margin-inline-start: auto;
  }
`;
