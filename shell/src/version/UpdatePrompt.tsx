import { t } from '@lingui/core/macro';
import { Button, Text } from '@skal/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLoader } from '../federation/LoaderContext.ts';
import { hasDirtyForm } from './dirtyForms.ts';
import { QUIET_CHECK_MS } from './intervals.ts';
import { useVersionCheck } from './useVersionCheck.ts';

/**
 * Whether an unsolicited element may appear: no form has unsent input, and at that moment the visitor is not pressing
 * anything that it would cover.
 */
function useCanInterrupt(isWanted: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const check = () =>
      setIsQuiet((wasQuiet) => !hasDirtyForm(document) && (wasQuiet || !document.querySelector('html:active')));
    check();
    const timer = setInterval(check, QUIET_CHECK_MS);
    document.addEventListener('input', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', check);
      setIsQuiet(false);
    };
  }, [isWanted]);
  return isWanted && isQuiet;
}

/** Makes the browser follow a link to another page instead of the router, which loads the live version. */
function followByBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (link.pathname !== location.pathname) event.stopPropagation();
}

/**
 * Offers a new version at the bottom of the page, without taking the focus, and only while no form is dirty. A tab that
 * was idle for long updates with the next link.
 */
export default function UpdatePrompt() {
  const { snapshot } = useLoader();
  const { revision, wasAsleep } = useVersionCheck(snapshot);
  const [declinedRevision, setDeclinedRevision] = useState<string | null>(null);
  const isShown = useCanInterrupt(revision !== null && revision !== declinedRevision);

  const updatesWithLink = revision !== null && wasAsleep;
  useEffect(() => {
    if (!updatesWithLink) return;
    window.addEventListener('click', followByBrowser, { capture: true });
    return () => window.removeEventListener('click', followByBrowser, { capture: true });
  }, [updatesWithLink]);

  return (
    <Place role="status">
      {isShown && (
        <Card>
          <Text>{t`New version available`}</Text>
          <Actions>
            <Button size="sm" onClick={() => location.reload()}>
              {t`Reload`}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setDeclinedRevision(revision)}>
              {t`Later`}
            </Button>
          </Actions>
        </Card>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto auto 0 0;
  z-index: var(--layer-widget);
  max-inline-size: 100%;
`;

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
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
  gap: 8px;
`;
