import { Banner, TextLink } from '@skal/shared-ui';
import { useRefetchOnMount } from '@skal/shell-kit/api';
import { Link } from 'react-router-dom';
import { deadLetterNotice as copy } from '../../content/operations/deadLetters.ts';
import { useListDeadLetterQuery } from './deadLetter.api.ts';

/** Notifies on the dashboard about undelivered emails. Renders nothing if they failed to load: their page shows the error. */
export function DeadLetterNotice() {
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { data } = useListDeadLetterQuery({ query: { limit: 1 } }, { refetchOnMountOrArgChange });
  if (!data?.length) return null;
  return (
    <Banner tone="attention">
      {copy.text}{' '}
      <TextLink as={Link} to={copy.to}>
        {copy.link}
      </TextLink>
    </Banner>
  );
}
