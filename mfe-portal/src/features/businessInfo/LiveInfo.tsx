import type { BusinessInfoReply } from '@skal/contracts/content/businessInfo';
import { DraftNotice, FieldGrid, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Banner, Button, ErrorState, Skeleton, Text, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { liveInfo as copy } from '../../content/businessInfo/liveInfo.ts';
import { useReadBusinessInfoQuery } from './businessInfo.api.ts';
import { ExceptionRows } from './ExceptionRows.tsx';
import { dayFields } from './infoValues.ts';
import { useInfoForm } from './useInfoForm.ts';

const { fields } = copy;

/** Business Info of a live app. */
export function LiveInfo() {
  const { data, isError, isFetching, refetch } = useReadBusinessInfoQuery();
  if (data) return <InfoForm info={data} />;
  return isError && !isFetching ? (
    <ErrorState {...copy.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton rows={8} label={copy.loading} />
  );
}

/** Contact data, opening hours, exceptions and closing, saved together. */
function InfoForm({ info }: { info: BusinessInfoReply }) {
  const { form, setExceptions, conflict } = useInfoForm(info);
  const root = useRef<HTMLFormElement>(null);
  useFocusFirstError(root, form);
  return (
    <Form ref={root} noValidate aria-label={copy.form} onSubmit={form.handleSubmit}>
      <DraftNotice draft={form.draft} />
      {conflict ? (
        <Banner role="alert" tone="attention">
          <strong>{copy.conflict.title}</strong>{' '}
          <Button size="sm" onClick={conflict.keep}>
            {copy.conflict.keep}
          </Button>{' '}
          <Button size="sm" variant="secondary" onClick={conflict.discard}>
            {copy.conflict.discard}
          </Button>
        </Banner>
      ) : null}
      <Panel title={copy.contact}>
        <TextField label={fields.name} required {...textFieldProps(form, 'name')} />
        <FieldGrid>
          <TextField label={fields.phone} type="tel" {...textFieldProps(form, 'phone')} />
          <TextField label={fields.email} type="email" {...textFieldProps(form, 'email')} />
        </FieldGrid>
        <TextAreaField label={fields.address} rows={2} {...textFieldProps(form, 'address')} />
        <TextField label={fields.website} type="url" {...textFieldProps(form, 'website')} />
        <TextAreaField label={fields.description} rows={3} {...textFieldProps(form, 'description')} />
      </Panel>
      <Panel title={copy.hours}>
        <Text tone="muted">{copy.hoursHint}</Text>
        <FieldGrid>
          {dayFields.map((field, day) => (
            <TextField key={field} label={copy.days[day]} autoComplete="off" {...textFieldProps(form, field)} />
          ))}
        </FieldGrid>
      </Panel>
      <Panel title={copy.exceptions}>
        <Text tone="muted">{copy.exceptionsHint}</Text>
        <ExceptionRows form={form} setExceptions={setExceptions} />
      </Panel>
      <Panel title={copy.closed}>
        <Text tone="muted">{copy.closedHint}</Text>
        <FieldGrid>
          <TextField label={copy.closedUntil} type="date" {...textFieldProps(form, 'closedUntil')} />
          <TextField label={copy.closedNote} {...textFieldProps(form, 'closedNote')} />
        </FieldGrid>
      </Panel>
      <div>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
