import type { ChangeFollowUpBody, LeadReply } from '@skal/contracts/support/followUp';
import { Button, DescriptionList, LinkButton, TextLink, UserPlusIcon } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { BouncedEmailWarning } from '../../../components/BouncedEmailWarning.tsx';
import { followUp as copy, inquiryAnswers, inquiryLabels as labels } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { useChangeLeadMutation, useReadLeadQuery } from '../inbox.api.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useUpdateItem } from '../useUpdateItem.ts';
import { DetailLayout, DetailPlaceholder, PreservedText } from './DetailLayout.tsx';
import type { DetailProps } from './DetailProps.ts';
import { FollowUp } from './FollowUp.tsx';

const labelOf = (answer: string | null) => answer && (inquiryAnswers[answer] ?? answer);

/** The submitted fields in form order; omits empty ones. */
const submittedFields = (lead: LeadReply) => {
  const { phone, phoneE164, countryCode, currentSolution } = lead;
  const typed: [label: string, value: string | null | undefined][] = [
    [labels.name, lead.name],
    [labels.company, lead.company],
    [labels.industry, labelOf(lead.industry)],
    [labels.subject, lead.subject],
    [labels.message, lead.message],
    [labels.challenges, lead.challenges],
    [labels.currentSolution, currentSolution?.join('\n')],
    [labels.contactPreference, labelOf(lead.contactPreference)],
    [labels.phone, phone && [countryCode, phone].filter(Boolean).join(' ')],
  ];
  return [
    ...typed.flatMap(([term, value]) => (value ? [{ term, description: <PreservedText>{value}</PreservedText> }] : [])),
    ...(phoneE164
      ? [{ term: labels.dial, description: <TextLink href={`tel:${phoneE164}`}>{phoneE164}</TextLink> }]
      : []),
    {
      term: labels.email,
      description: (
        <>
          <PreservedText>
            <TextLink href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</TextLink>
          </PreservedText>
          <BouncedEmailWarning since={lead.undeliverableSince} />
        </>
      ),
    },
    { term: labels.sent, description: formatDateTime(lead.createdAt) },
  ];
};

/** A visitor's inquiry, as plain text, and a button to create a client from it. */
export function InquiryDetail({ id, onChanged, onMakeClient }: DetailProps) {
  const {
    data: lead,
    error,
    isFetching,
    refetch,
  } = useReadLeadQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const [send] = useChangeLeadMutation();
  const save = (body: ChangeFollowUpBody) => send({ params: { id }, body }).unwrap();
  const change = useUpdateItem(save, onChanged);
  useMarkRead(lead?.unread, () => void change({ read: true }));
  if (!lead) return <DetailPlaceholder {...{ error, isFetching }} onRetry={() => void refetch()} />;
  return (
    <DetailLayout
      kind={lead.kind}
      title={lead.company ?? lead.subject ?? lead.name}
      onUnread={() => void change({ read: false })}
    >
      <DescriptionList items={submittedFields(lead)} />
      <FollowUp
        {...{ id, change, save }}
        item={lead}
        actions={
          lead.clientId ? (
            <LinkButton as={Link} to={{ search: `?tab=clients&client=${lead.clientId}` }} size="sm" variant="secondary">
              {copy.openClient}
            </LinkButton>
          ) : (
            <Button size="sm" onClick={() => onMakeClient(lead, () => void change({ status: 'done' }))}>
              <UserPlusIcon />
              {copy.makeClient}
            </Button>
          )
        }
      />
    </DetailLayout>
  );
}
