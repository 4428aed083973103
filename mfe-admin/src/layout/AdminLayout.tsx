import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AdminHeader } from './AdminHeader.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** Layout of every admin page. */
export function AdminLayout({ title, children }: Props) {
  return (
    <Main id="main" tabIndex={-1} data-density="admin">
      <AdminHeader title={title} />
      <Content>{children}</Content>
    </Main>
  );
}

const Main = styled.main`
  min-height: 100vh;
  min-height: 100dvh;
  outline: none;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 1440px;
  margin-inline: auto;
  padding: 24px clamp(16px, 2.5vw, 32px) 96px;
`;
