import { type ClientDetailReply, planPrices } from '@skal/contracts/client';
import { featureNames } from '@skal/contracts/featureNames';
import { DescriptionList, TextLink } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { clientRecord } from '../../content/admin.ts';
import { businessTypeNames, NEVER, NO_PHONE, planNames } from '../../content/client.ts';
import { panel } from '../../content/panel.ts';
import { formatDay, formatMoment } from '../../content/time.ts';
import { Undeliverable } from '../../frame/Undeliverable.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const features = Object.keys(featureNames) as (keyof typeof featureNames)[];

const switchedOn = ({ features: on }: ClientDetailReply) =>
  features
    .filter((name) => on[name])
    .map((name) => featureNames[name])
    .join(', ') || panel.noFeatures;

/** What is known of a client (R14). */
export function ClientRecord({ client }: { client: ClientDetailReply }) {
  const { labels } = clientRecord;
  const { branding, email, phone, subscriptionPlan: plan, lastLogin, liveAt, nextBillingDate } = client;
  const colours = [branding.primaryColor, branding.accentColor].filter((colour) => colour !== null);
  return (
    <DescriptionList
      items={[
        { term: labels.status, description: <StatusBadge status={client.status} /> },
        { term: labels.plan, description: `${planNames[plan]}, €${planPrices[plan]}/month` },
        { term: panel.labels.nextBilling, description: nextBillingDate ? formatDay(nextBillingDate) : panel.noDay },
        { term: labels.contact, description: client.contactName },
        {
          term: labels.email,
          description: (
            <>
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
              <Undeliverable since={client.undeliverableSince} />
            </>
          ),
        },
        {
          term: labels.phone,
          description: phone ? <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink> : NO_PHONE,
        },
        { term: labels.type, description: businessTypeNames[client.businessType] },
        {
          term: labels.app,
          description: liveAt ? clientRecord.liveSince(formatDay(liveAt)) : clientRecord.inDevelopment,
        },
        { term: panel.labels.appName, description: branding.businessName },
        { term: panel.labels.description, description: branding.description },
        {
          term: panel.labels.colours,
          description:
            colours.length > 0 ? colours.map((colour) => <Swatch key={colour} colour={colour} />) : panel.noColours,
        },
        { term: panel.labels.features, description: switchedOn(client) },
        { term: labels.lastLogin, description: lastLogin ? formatMoment(lastLogin) : NEVER },
        { term: labels.created, description: formatMoment(client.createdAt) },
      ]}
    />
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <Colour>
    <Spot aria-hidden="true" style={{ backgroundColor: colour }} />
    {colour}
  </Colour>
);

const Colour = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-end: 16px;
`;

const Spot = styled.span`
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-4);
`;
