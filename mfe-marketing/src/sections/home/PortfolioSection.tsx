import { ArrowLeftIcon, ArrowRightIcon, Heading, Text } from '@skal/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { SectionHeader } from '../../components/layout/SectionHeader.tsx';
import { ConsultationButton } from '../../components/links/ConsultationButton.tsx';
import { portfolio } from '../../content/pages/home.ts';
import type { ScreenId } from '../../content/phoneDemo/phoneApp.ts';
import { InteractivePhone } from '../../features/phoneDemo/InteractivePhone.tsx';

/** Each app starts with its best screen, so that three adjacent phones show three different screens. */
const firstScreens: readonly ScreenId[] = ['book', 'list', 'home'];

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Three apps to try (C3): in a row, or one at a time on a narrow screen, by swipe or button. */
export function PortfolioSection() {
  const row = useRef<HTMLUListElement>(null);
  const [visibleIndex, setVisibleIndex] = useState(0);
  const onScroll = () => {
    const node = row.current;
    const step = node?.firstElementChild?.clientWidth;
    if (node && step) setVisibleIndex(Math.round(node.scrollLeft / step));
  };
  const showOther = (direction: -1 | 1) => {
    const node = row.current;
    const step = node?.firstElementChild?.clientWidth ?? 0;
    node?.scrollBy({ left: direction * step, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return (
    <Section id="portfolio" labelledBy="portfolio-title" ground="surface">
      <SectionHeader id="portfolio-title" title={portfolio.title} lead={portfolio.lead} tideLine />
      <Row ref={row} onScroll={onScroll}>
        {portfolio.items.map(({ id, title, text, label }, index) => (
          <li key={id}>
            <InteractivePhone app={id} label={label} screen={firstScreens[index]} />
            <div>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </div>
          </li>
        ))}
      </Row>
      <Footer>
        <Turns>
          <PageButton type="button" aria-label={portfolio.previous} onClick={() => showOther(-1)}>
            <ArrowLeftIcon size={20} />
          </PageButton>
          <PageButton type="button" aria-label={portfolio.next} onClick={() => showOther(1)}>
            <ArrowRightIcon size={20} />
          </PageButton>
          {portfolio.items.map(({ id }, index) => (
            <Dot key={id} data-on={index === visibleIndex ? '' : undefined} />
          ))}
        </Turns>
        <ConsultationButton variant="secondary">{portfolio.demo}</ConsultationButton>
      </Footer>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 320px);
  justify-content: space-between;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    justify-items: center;
    align-content: start;
  }

  & > li > div:last-child {
    display: grid;
    gap: 6px;
    inline-size: 100%;
    max-inline-size: 320px;
  }

  /* A printed page has no space for three phones. */
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }

  @media screen and (max-width: 68.74875em) {
    display: flex;
    gap: 0;
    margin-inline: calc(-1 * var(--side-space));
    padding-block: 4px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    & > li {
      flex: 0 0 min(100%, 400px);
      padding-inline: var(--side-space);
      scroll-snap-align: center;
    }
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-block-start: 32px;
`;

const Turns = styled.div`
  display: none;
  align-items: center;
  gap: 8px;

  @media screen and (max-width: 68.74875em) {
    display: flex;
  }
`;

const PageButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--target);
  block-size: var(--target);
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--surface);
  color: var(--ink);
  cursor: pointer;

  &:hover {
    border-color: var(--ink-2);
    background: var(--sunken);
  }
`;

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);

  &[data-on] {
    border-color: var(--havtorn);
    background: var(--havtorn);
  }
`;
