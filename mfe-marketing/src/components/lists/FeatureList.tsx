import { CalendarCheckIcon, ChartLineIcon, ClockIcon, HeartIcon, ShoppingBagIcon, UtensilsIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { coreFeatures, type Feature } from '../../content/pages/features.ts';
import { BulletList } from './BulletList.tsx';

/** The icon of each core feature. */
const featureIcons = {
  club: HeartIcon,
  ordering: UtensilsIcon,
  shop: ShoppingBagIcon,
  reservations: CalendarCheckIcon,
  appointments: ClockIcon,
  analytics: ChartLineIcon,
} as const satisfies Record<Feature['id'], unknown>;

interface FeatureListProps {
  /** More details of each feature, if there is space. */
  details?: Readonly<Record<Feature['id'], readonly string[]>>;
}

/** The six core features as a definition list in two columns (D2). */
export function FeatureList({ details }: FeatureListProps) {
  return (
    <List>
      {coreFeatures.map(({ id, title, text }) => {
        const Icon = featureIcons[id];
        return (
          <div key={id}>
            <dt>
              <Icon size={20} />
              {title}
            </dt>
            <dd>
              <p>{text}</p>
              {details && <BulletList items={details[id]} />}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: clamp(32px, 6vw, 96px);

  @media (max-width: 44.99875em) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > div {
    display: grid;
    align-content: start;
    gap: 6px;
    padding-block: 24px;
    border-block-start: 1px solid var(--line);
  }

  & dt {
    display: flex;
    align-items: center;
    gap: 12px;
    font: var(--type-h3);
    letter-spacing: var(--tracking-h3);
  }

  & dt svg {
    color: var(--fjord);
  }

  & dd {
    display: grid;
    gap: 12px;
    padding-inline-start: 32px;
    color: var(--ink-2);
  }
`;
