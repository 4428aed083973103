import type { Locale } from '@skal/contracts/site/locale';
import { Button, Text } from '@skal/shared-ui';
import { chooseLanguage, pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LanguageLink } from './LanguageLink.tsx';
import { offerTexts } from './offerTexts.ts';

interface Props {
  locale: Locale;
  path: string;
}

/** Offers the page in the language of the browser, until the visitor chooses one. Nothing of the page moves. */
export default function LanguageOffer({ locale, path }: Props) {
  const [isDeclined, setDeclined] = useState(false);
  const texts = offerTexts[locale];
  if (isDeclined || !texts) return null;
  const { offer, accept, decline } = texts;
  const stay = () => {
    chooseLanguage(pageLanguage());
    setDeclined(true);
  };
  return (
    <Card lang={locale} aria-label={offer} data-offer data-print="none">
      <Text>{offer}</Text>
      <Actions>
        <LanguageLink locale={locale} path={path}>
          {accept}
        </LanguageLink>
        <Button size="sm" variant="quiet" onClick={stay}>
          {decline}
        </Button>
      </Actions>
    </Card>
  );
}

const Card = styled.aside`
  position: fixed;
  inset: auto auto 0 0;
  z-index: var(--layer-widget);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  max-inline-size: calc(100% - 32px);
  margin: 16px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--raised);
  box-shadow: var(--elevation-2);
  color: var(--ink);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
