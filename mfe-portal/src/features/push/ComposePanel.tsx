import { countGraphemes } from '@skal/contracts/fields/graphemes';
import {
  PUSH_TEXT_MAX,
  PUSH_TITLE_MAX,
  type PushAudienceReply,
  pushAudiences,
  pushLinks,
} from '@skal/contracts/push/push';
import { DraftNotice, FieldGrid, selectFieldProps, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, SelectField, Stack, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { Panel } from '../../components/layout/Panel.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { ProposalNotice } from '../../components/proposal/ProposalNotice.tsx';
import { pushAudienceCopy, pushCampaigns, pushLinkNames } from '../../content/sections/pushCampaigns.ts';
import { pushNotifications } from '../../content/sections/pushNotifications.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { NO_LINK, useComposeForm } from './useComposeForm.ts';

const { compose: copy } = pushCampaigns;

const audienceOptions = pushAudiences.map((value) => ({ value, label: pushAudienceCopy[value].name }));
const linkOptions = [
  { value: NO_LINK, label: copy.noLink },
  ...pushLinks.map((value) => ({ value, label: pushLinkNames[value] })),
];

/** Composes a notification: sends it now, at a time, or as a test to the own phones (K25). */
export function ComposePanel({ audiences }: { audiences: readonly PushAudienceReply[] }) {
  const { form, proposal, pending, begin, cancel } = useComposeForm();
  const root = useRef<HTMLFormElement>(null);
  useFocusFirstError(root, form);
  const { title, text, audience } = form.values;
  const sizeOf = (name: string | undefined) => audiences.find((one) => one.audience === name)?.guests ?? null;
  const chosen = pushAudiences.find((name) => name === audience) ?? 'all';
  const dialog = { build: pending?.build ?? null, onClose: cancel, onSent: () => pending?.complete() };
  return (
    <Panel title={pushNotifications.quickSend.title}>
      <form
        ref={root}
        noValidate
        aria-label={pushNotifications.quickSend.title}
        onSubmit={(event) => {
          event.preventDefault();
          begin('send');
        }}
      >
        <Stack gap={16}>
          <DraftNotice draft={form.draft} />
          <ProposalNotice proposal={proposal} />
          <TextField
            label={copy.title}
            required
            autoComplete="off"
            hint={copy.left(countGraphemes(title.trim()), PUSH_TITLE_MAX)}
            {...textFieldProps(form, 'title')}
          />
          <TextAreaField
            label={copy.text}
            required
            rows={3}
            hint={copy.left(countGraphemes(text.trim()), PUSH_TEXT_MAX)}
            {...textFieldProps(form, 'text')}
          />
          <FieldGrid>
            <SelectField
              label={copy.audience}
              options={audienceOptions}
              required
              hint={copy.audienceHint(pushAudienceCopy[chosen].rule, sizeOf(chosen))}
              {...selectFieldProps(form, 'audience')}
            />
            <SelectField
              label={copy.link}
              options={linkOptions}
              hint={copy.linkHint}
              {...selectFieldProps(form, 'link')}
            />
          </FieldGrid>
          <Toolbar>
            <Button type="submit">{copy.send}</Button>
            <Button variant="secondary" onClick={() => begin('schedule')}>
              {copy.schedule}
            </Button>
            <Button
              variant="quiet"
              busy={form.isSubmitting && pending === null}
              busyLabel={copy.testing}
              onClick={() => begin('test')}
            >
              {copy.test}
            </Button>
          </Toolbar>
        </Stack>
      </form>
      <SendDialog
        {...dialog}
        open={pending?.action === 'send'}
        title={pending?.title ?? ''}
        guests={sizeOf(pending?.audience)}
        onFailed={(cause) => pending?.fail(cause)}
      />
      <ScheduleDialog {...dialog} open={pending?.action === 'schedule'} />
    </Panel>
  );
}
