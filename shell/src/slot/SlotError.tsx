import { t } from '@lingui/core/macro';
import { STATUS_PATH } from '@skal/contracts/operations/status';
import { ErrorState, LinkButton } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { HOME } from '../layout/homePath.ts';

interface Props {
  title: string;
  onRetry: () => void;
  /** Reloads the page, if retrying has not helped. */
  onReload?: (() => void) | undefined;
  /** A further action beside the home link, such as signing out. */
  exit?: ReactNode;
}

/** Shown in a slot whose bundle cannot be loaded: the title of the page, a retry, and further actions. */
export function SlotError({ title, onRetry, onReload, exit }: Props) {
  return (
    <Place data-page-placeholder>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title={t`This part of the site could not be loaded`}
        description={t`“${title}” is not available right now. Please try again in a moment, or use a link below.`}
        onRetry={onRetry}
        onReload={onReload}
        actions={
          <>
            <LinkButton as={Link} to={HOME} variant="secondary">
              {t`Back to Home`}
            </LinkButton>
            {exit}
            <LinkButton href={STATUS_PATH} variant="quiet">
              {t`Status of the site`}
            </LinkButton>
          </>
        }
      />
    </Place>
  );
}

const Place = styled.div`
  max-width: 640px;
  margin-inline: auto;
  padding: clamp(48px, 10vw, 128px) 20px;
`;
