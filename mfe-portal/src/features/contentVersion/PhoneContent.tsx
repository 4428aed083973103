import type { ContentDocument } from '@skal/contracts/content/appContent';
import type { PublishedInfo } from '@skal/contracts/content/businessInfo';
import { formatHours } from '@skal/contracts/content/openingHours';
import type { PublishedPhoto } from '@skal/contracts/content/photo';
import { Badge, Text } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { PhotoImage } from '../../components/photo/PhotoImage.tsx';
import { liveInfo } from '../../content/businessInfo/liveInfo.ts';
import { guestEventStatusLabels, guestEvents } from '../../content/guestEvents.ts';
import { allergenNames } from '../../content/menu/liveMenu.ts';
import { contentPreview as copy } from '../../content/menu/publishing.ts';
import { formatClock } from '../../format/clock.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/number.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

/** The menu as the app shows it. */
export function PhoneMenu({ menu: { categories, items }, photos }: ContentDocument) {
  if (items.length === 0) return <Text>{copy.empty}</Text>;
  return categories.map(({ id, name }) => (
    <section key={id} aria-label={name}>
      <Category>{name}</Category>
      <Items>
        {items
          .filter(({ categoryId }) => categoryId === id)
          .map((item) => (
            <li key={item.id}>
              <PhonePhoto id={item.photoId} photos={photos} />
              <Line>
                <strong>{item.name}</strong>
                <span>{formatMoney(item.price / 100, 'DKK')}</span>
              </Line>
              {item.description ? <Text size="meta">{item.description}</Text> : null}
              {item.availableFrom && item.availableTo ? (
                <Text size="meta">{copy.from(formatClock(item.availableFrom), formatClock(item.availableTo))}</Text>
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

/** The photo of an item or event, if it has one. */
function PhonePhoto({ id, photos }: { id: string | null; photos: readonly PublishedPhoto[] }) {
  const photo = photos.find((one) => one.id === id);
  return photo ? <Picture photo={photo} sizes="268px" /> : null;
}

/** Events as the app shows them. */
export const PhoneEvents = ({ events, photos }: ContentDocument) => (
  <section aria-label={copy.events}>
    <Category>{copy.events}</Category>
    <Items>
      {events.map(({ id, title, text, startsAt, price, status, note, photoId }) => (
        <li key={id}>
          <PhonePhoto id={photoId} photos={photos} />
          <Line>
            <strong>{title}</strong>
            <span>{guestEvents.price(price)}</span>
          </Line>
          <Text size="meta">{formatDateTime(startsAt)}</Text>
          {text ? <Text size="meta">{text}</Text> : null}
          {status === 'published' ? null : <Badge tone="neutral">{guestEventStatusLabels[status]}</Badge>}
          {note ? <Text size="meta">{note}</Text> : null}
        </li>
      ))}
    </Items>
  </section>
);

/** The gallery as the app shows it. */
export const PhoneGallery = ({ photos }: ContentDocument) => (
  <section aria-label={copy.gallery}>
    <Category>{copy.gallery}</Category>
    <Gallery>
      {photos.map((photo) => (
        <li key={photo.id}>
          <Tile photo={photo} sizes="130px" />
        </li>
      ))}
    </Gallery>
  </section>
);

/** Opening hours and contact data as the app shows them. */
export const PhoneInfo = ({ week, phone, email, address, closedUntil, closedNote }: PublishedInfo) => (
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
            <span>{formatHours(intervals, formatClock) || copy.closed}</span>
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

const Picture = styled(PhotoImage)`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  margin-block-end: 8px;
  border-radius: var(--radius-8);
  object-fit: cover;
`;

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;

const Tile = styled(PhotoImage)`
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: var(--radius-8);
  object-fit: cover;
`;
