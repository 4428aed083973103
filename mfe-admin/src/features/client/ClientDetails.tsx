import type { ClientDetailReply } from '@skal/contracts/client/client';
import { featureLabels } from '@skal/contracts/client/featureLabels';
import { DescriptionList, TextLink } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { BouncedEmailWarning } from '../../components/BouncedEmailWarning.tsx';
import { businessTypeLabels, NEVER, NO_PHONE, planDetail } from '../../content/clients/client.ts';
import { clientPanel } from '../../content/clients/clientPanel.ts';
import { clientDetails } from '../../content/dashboard/admin.ts';
import { formatDateTime, formatDay } from '../../format/date.ts';
import { StatusBadge } from './StatusBadge.tsx';

const features = Object.keys(featureLabels) as (keyof typeof featureLabels)[];

const switchedOn = ({ features: on }: ClientDetailReply) =>
  features
    .filter((name) => on[name])
    .map((name) => featureLabels[name])
    .join(', ') || clientPanel.noFeatures;

/** Details of a client (R14). */
export function ClientDetails({ client }: { client: ClientDetailReply }) {
  const { labels } = clientDetails;
  const { branding, email, phone, subscriptionPlan: plan, lastLogin, liveAt, nextBillingDate } = client;
  const colours = [branding.primaryColor, branding.accentColor].filter((colour) => colour !== null);
  return (
    <DescriptionList
      items={[
        { term: labels.status, description: <StatusBadge status={client.status} /> },
        { term: labels.plan, description: planDetail(plan) },
        {
          term: clientPanel.labels.nextBilling,
          description: nextBillingDate ? formatDay(nextBillingDate) : clientPanel.noDate,
        },
        { term: labels.contact, description: client.contactName },
        {
          term: labels.email,
          description: (
            <>
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
              <BouncedEmailWarning since={client.undeliverableSince} />
            </>
          ),
        },
        {
          term: labels.phone,
          description: phone ? <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink> : NO_PHONE,
        },
        { term: labels.type, description: businessTypeLabels[client.businessType] },
        {
          term: labels.app,
          description: liveAt ? clientDetails.liveSince(formatDay(liveAt)) : clientDetails.inDevelopment,
        },
        { term: clientPanel.labels.appName, description: branding.businessName },
        { term: clientPanel.labels.description, description: branding.description },
        {
          term: clientPanel.labels.colours,
          description:
            colours.length > 0
              ? colours.map((colour) => <Swatch key={colour} colour={colour} />)
              : clientPanel.noColours,
        },
        { term: clientPanel.labels.features, description: switchedOn(client) },
        { term: labels.lastLogin, description: lastLogin ? formatDateTime(lastLogin) : NEVER },
        { term: labels.created, description: formatDateTime(client.createdAt) },
      ]}
    />
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <Colour>
    <ColourDot aria-hidden="true" style={{ backgroundColor: colour }} />
    {colour}
  </Colour>
);

const Colour = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-end: 16px;
`;

const ColourDot = styled.span`
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-4);
`;
