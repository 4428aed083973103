import { Text } from '@skal/shared-ui';
import { mails } from '../content/mails.ts';
import { HeldMails } from '../features/mail/HeldMails.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';

/** `/admin/mails`: what could not be sent, why, and another try. */
export default function MailsPage() {
  return (
    <AdminFrame title={mails.title}>
      <Text tone="ink-2">{mails.lead}</Text>
      <HeldMails />
    </AdminFrame>
  );
}
