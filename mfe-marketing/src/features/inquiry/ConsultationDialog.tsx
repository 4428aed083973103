import { Button, Dialog } from '@skal/shared-ui';
import type { DialogProps } from '@skal/shell-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/contentTypes.ts';
import { consultationForm, consultationSuccess } from '../../content/forms/consultation.ts';
import { ConsultationForm } from './ConsultationForm.tsx';
import { ConsultationSuccess, ConsultationSuccessTitle } from './ConsultationSuccess.tsx';
import { useConsultationForm } from './useConsultationForm.ts';

/** One request, from the empty form to the success message. */
function Conversation({ open, onOpenChange }: DialogProps) {
  const [sent, setSent] = useState(false);
  const consultation = useConsultationForm(() => setSent(true));
  const navigate = useNavigate();
  const formId = useId();
  const close = () => onOpenChange(false);

  // F30: closing deletes the draft, unlike leaving the page.
  const { clear } = consultation.form.draft;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) clear();
    wasOpen.current = open;
  }, [open, clear]);

  if (sent) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        closeLabel={consultationSuccess.dismiss}
        title={<ConsultationSuccessTitle>{consultationSuccess.title}</ConsultationSuccessTitle>}
      >
        <ConsultationSuccess
          onClose={close}
          onHome={() => {
            close();
            void navigate(paths.home);
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={consultationForm.title}
      description={consultationForm.description}
      footer={
        <Button type="submit" form={formId} busy={consultation.form.isSubmitting} busyLabel={consultationForm.sending}>
          {consultationForm.send}
        </Button>
      }
    >
      <ConsultationForm id={formId} {...consultation} />
    </Dialog>
  );
}

/**
 * The consultation dialog (F1-F33). Closing it ends the request: the next opening starts with initial values (F30), even if the last
 * response is still pending.
 */
export default function ConsultationDialog({ open, onOpenChange }: DialogProps) {
  const [{ round, wasOpen }, setTurn] = useState({ round: 0, wasOpen: open });
  if (wasOpen !== open) setTurn({ round: open ? round + 1 : round, wasOpen: open });
  return <Conversation key={round} open={open} onOpenChange={onOpenChange} />;
}
