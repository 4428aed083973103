import { Text } from '@skal/shared-ui';
import { deadLetters } from '../content/operations/deadLetters.ts';
import { DeadLetters } from '../features/deadLetter/DeadLetters.tsx';
import { AdminLayout } from '../layout/AdminLayout.tsx';

/** `/admin/mails`: undelivered emails with reasons and retry. */
export default function DeadLettersPage() {
  return (
    <AdminLayout title={deadLetters.title}>
      <Text tone="muted">{deadLetters.lead}</Text>
      <DeadLetters />
    </AdminLayout>
  );
}
