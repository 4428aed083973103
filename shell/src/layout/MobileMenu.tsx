import { t } from '@lingui/core/macro';
import { Sheet } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { LanguageLink } from '../preferences/LanguageLink.tsx';
import { ThemeControl } from '../preferences/ThemeControl.tsx';
import { useTranslations } from '../preferences/useTranslations.ts';
import { HomeLink } from './HomeLink.tsx';
import { NavDialogTrigger } from './NavDialogTrigger.tsx';
import { useNavBar } from './useNav.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigation on a small screen (E6). Any choice closes it (E7), also one that opens a dialog (E8). */
export default function MobileMenu({ open, onOpenChange }: Props) {
  const { links, openers, account } = useNavBar();
  const translations = useTranslations();
  const close = () => onOpenChange(false);

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Menu`} side="right">
      <Rows>
        <li>
          <HomeLink onChoose={close} />
        </li>
        {[...links, ...account].map(({ label, to }) => (
          <li key={to}>
            <Row to={to} onClick={close}>
              {label}
            </Row>
          </li>
        ))}
        {translations.map(([locale, path]) => (
          <li key={locale}>
            <LanguageRow locale={locale} path={path} />
          </li>
        ))}
        <li>
          <ThemeControl named />
        </li>
      </Rows>
      {openers.map((entry) => (
        <NavDialogTrigger key={entry.opens} entry={entry} block onChoose={close} />
      ))}
    </Sheet>
  );
}

const Rows = styled.ul`
  margin: 0 0 24px;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    min-height: 56px;
    border-bottom: 1px solid var(--line);
  }
`;

const row = css`
  display: flex;
  flex: 1;
  align-items: center;
  min-height: 56px;
  color: var(--ink);
  font-size: 1.0625rem;
  font-weight: 500;
  text-decoration: none;
`;

const Row = styled(Link)`
  ${row}
`;

const LanguageRow = styled(LanguageLink)`
  ${row}
`;
