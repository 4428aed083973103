import { logo as picture } from '@skal/contracts/client/logo';
import { buildPath } from '@skal/contracts/http/endpoint';
import { ChevronRightIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import type { PhoneScreen } from '../../content/phoneApp.ts';

interface HeadProps {
  title: string;
  text: string;
  /** Id of the image above the title. */
  logo?: string | null;
}

/** Header of every preview screen. */
export const PreviewHeader = ({ title, text, logo = null }: HeadProps) => (
  <Header data-ground="band">
    {logo === null ? null : <Logo src={buildPath(picture.read.path, { id: logo })} alt="" />}
    <Title>{title}</Title>
    <p>{text}</p>
  </Header>
);

interface RowsProps {
  screens?: readonly PhoneScreen[];
  onOpen?: (id: string) => void;
}

/** Rows that link to other screens; without any, placeholders of the client's content. */
export const PreviewMenu = ({ screens, onOpen }: RowsProps) =>
  screens ? (
    screens.map(({ id, title, text }) => (
      <Row key={id} type="button" onClick={() => onOpen?.(id)}>
        <span>
          <strong>{title}</strong>
          <small>{text}</small>
        </span>
        <ChevronRightIcon size={16} aria-hidden />
      </Row>
    ))
  ) : (
    <Places aria-hidden="true">
      <span />
      <span />
      <span />
    </Places>
  );

export const PreviewScreenBody = styled.div`
  display: grid;
  flex: 1;
  grid-auto-rows: max-content;
  align-content: start;
  gap: 10px;
  padding: 16px;
  background: var(--bg);
  overflow-y: auto;
  font: var(--type-label);
`;

const Logo = styled.img`
  max-inline-size: 100%;
  block-size: 40px;
  margin-block-end: 10px;
  object-fit: contain;
  object-position: left;
`;

const Header = styled.div`
  padding: 52px 22px 22px;
  font: var(--type-label);

  & > p:last-child {
    margin-block-start: 4px;
    color: var(--ink-2);
    font-weight: 400;
  }
`;

const Title = styled.p`
  font: var(--type-h3);
  letter-spacing: var(--tracking-h3);
  overflow-wrap: anywhere;
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-block-size: 48px;
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
  color: var(--ink);
  font: var(--type-label);
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--line-strong);
  }

  & > span {
    display: grid;
  }

  & strong {
    font-weight: 600;
  }

  & small {
    color: var(--ink-3);
    font: var(--type-meta);
  }

  & > svg {
    flex: none;
    color: var(--ink-3);
  }
`;

const Places = styled.div`
  display: grid;
  gap: 10px;

  & > span {
    block-size: 72px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-12);
  }
`;
