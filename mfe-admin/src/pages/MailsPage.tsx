import { Text } from '@skal/shared-ui';
import { deadLetters } from '../content/mails.ts';
import { DeadLetters } from '../features/mail/HeldMails.tsx';
import { AdminLayout } from '../frame/AdminFrame.tsx';

/** `/admin/mails`: what could not be sent, why, and another try. */
export default function DeadLettersPage() {
  return (
    <AdminLayout title={deadLetters.title}>
      <Text tone="ink-2">{deadLetters.lead}</Text>
      <DeadLetters />
    </AdminLayout>
  );
}
