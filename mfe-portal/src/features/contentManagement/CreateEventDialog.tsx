import { TextAreaField, TextField } from '@skal/shared-ui';
import { DemoDialog, FieldPair } from '../../components/demo/DemoDialog.tsx';
import { eventsTab } from '../../content/demo/contentManagement.ts';

const { form } = eventsTab;

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of an event (P5). */
export const CreateEventDialog = ({ open, onOpenChange }: Props) => (
  <DemoDialog open={open} onOpenChange={onOpenChange} title={eventsTab.create} description={form.description}>
    <TextField label={form.title} name="title" required maxLength={120} />
    <TextAreaField label={form.about} name="description" rows={3} />
    <FieldPair>
      <TextField label={form.date} name="date" type="date" />
      <TextField label={form.time} name="time" type="time" />
    </FieldPair>
    <FieldPair>
      <TextField label={form.price} name="price" type="number" min={0} step="0.5" inputMode="decimal" />
      <TextField label={form.capacity} name="capacity" type="number" min={1} inputMode="numeric" />
    </FieldPair>
  </DemoDialog>
);
