import type { ContentDocument } from '@skal/contracts/content/appContent';
import type { PublishedInfo } from '@skal/contracts/content/businessInfo';
import { formatHours } from '@skal/contracts/content/openingHours';
import { Badge, Dialog, ErrorState, PhoneFrame, Skeleton, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { PreviewHeader, PreviewScreenBody } from '../../components/phone/PreviewScreens.tsx';
import { liveInfo } from '../../content/businessInfo/liveInfo.ts';
import { allergenNames } from '../../content/menu/liveMenu.ts';
import { contentPreview as copy } from '../../content/menu/publishing.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/number.ts';
import { useAccount } from '../../session/useAccount.ts';
import { usePreviewContentVersionQuery } from './contentVersion.api.ts';

/** The menu as the app shows it. */
function PhoneMenu({ menu: { categories, items } }: ContentDocument) {
  if (items.length === 0) return <Text>{copy.empty}</Text>;
  return categories.map(({ id, name }) => (
    <section key={id} aria-label={name}>
      <Category>{name}</Category>
      <Items>
        {items
          .filter(({ categoryId }) => categoryId === id)
          .map((item) => (
            <li key={item.id}>
              <Line>
                <strong>{item.name}</strong>
                <span>{formatMoney(item.price / 100, 'DKK')}</span>
              </Line>
              {item.description ? <Text size="meta">{item.description}</Text> : null}
              {item.availableFrom && item.availableTo ? (
                <Text size="meta">{copy.from(item.availableFrom, item.availableTo)}</Text>
              ) : null}
              {item.allergens.length > 0 ? (
                <Text size="meta" tone="subtle">
                  {item.allergens.map((allergen) => allergenNames[allergen]).join(', ')}
                </Text>
              ) : null}
              {item.soldOut ? <Badge tone="neutral">{copy.soldOut}</Badge> : null}
            </li>
          ))}
      </Items>
    </section>
  ));
}

/** Opening hours and contact data as the app shows them. */
const PhoneInfo = ({ week, phone, email, address, closedUntil, closedNote }: PublishedInfo) => (
  <section aria-label={copy.hours}>
    <Category>{copy.hours}</Category>
    {closedUntil ? (
      <Text>{[copy.closedUntil(formatDay(closedUntil)), closedNote].filter(Boolean).join('. ')}</Text>
    ) : null}
    <Week>
      {week.map((intervals, day) => (
        <li key={liveInfo.days[day]}>
          <Line>
            {liveInfo.days[day]}
            <span>{formatHours(intervals) || copy.closed}</span>
          </Line>
        </li>
      ))}
    </Week>
    {[address, phone, email].filter(Boolean).map((line) => (
      <Text key={line} size="meta">
        {line}
      </Text>
    ))}
  </section>
);

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The draft in a phone, as guests will see it. */
export default function ContentPreviewDialog({ open, onClose }: Props) {
  const { data, isError, isFetching, refetch } = usePreviewContentVersionQuery(undefined, { skip: !open });
  const { branding, logo } = useAccount().business;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={copy.title}
      description={copy.description}
      width={440}
      phone="full"
    >
      {data ? (
        <Place>
          <PhoneFrame label={copy.phone}>
            <PreviewHeader title={branding.businessName} text={branding.description} logo={logo} />
            <PreviewScreenBody>
              <PhoneMenu {...data.content} />
              {data.content.info ? <PhoneInfo {...data.content.info} /> : null}
            </PreviewScreenBody>
          </PhoneFrame>
        </Place>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} label={copy.loading} />
      )}
    </Dialog>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
`;

const Category = styled.h3`
  margin-block: 4px 8px;
  font: var(--type-h4);
`;

const Items = styled.ul`
  display: grid;
  gap: 12px;
`;

const Week = styled.ul`
  display: grid;
  gap: 4px;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  overflow-wrap: anywhere;

  & > span {
    flex: none;
  }
`;
