import { ErrorState, LinkButton } from '@skal/shared-ui';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Resource } from '../federation/resource.ts';

interface Props {
  title: string;
  resource: Resource<unknown>;
  /** Puts the slot back to loading. */
  onReset: () => void;
  /** A way out beside the way home, for example signing out. */
  exit?: ReactNode;
}

/** What a slot shows while its bundle cannot be had: what failed, a way to try again, and a way out. */
export function SlotError({ title, resource, onReset, exit }: Props) {
  const status = useSyncExternalStore(resource.subscribe, resource.status, resource.status);

  const [wasLoaded] = useState(() => resource.status() === 'ready');

  // A file that came after its deadline heals the slot without a click. A page that was there and threw is
  // not healed by being there.
  useEffect(() => {
    if (status === 'ready' && !wasLoaded) onReset();
  }, [status, wasLoaded, onReset]);

  const retry = () => {
    resource.retry();
    onReset();
  };

  return (
    <Place data-stand-in>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title="This part of the site did not load"
        description={`“${title}” is not answering right now. Everything else works: try again in a moment, or go on from here.`}
        onRetry={retry}
        actions={
          <>
            <LinkButton as={Link} to="/" variant="secondary">
              Back to Home
            </LinkButton>
            {exit}
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
