import { CheckIcon, HeartIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { type PhoneAppContent, phoneLabels } from '../../content/phoneDemo/phoneApp.ts';
import { DemoTitle, MutedText } from './phoneDemo.styles.ts';

interface RewardsProps {
  rewards: PhoneAppContent['club']['rewards'];
  stamps: number;
}

/** Rewards of the stamp card along a line; reached ones have a check mark. */
export function Rewards({ rewards, stamps }: RewardsProps) {
  return (
    <Steps>
      {rewards.map(({ at, what }) => {
        const reached = stamps >= at;
        return (
          <li key={at} data-reached={reached ? '' : undefined}>
            <Mark>{reached ? <CheckIcon size={16} /> : <HeartIcon size={16} />}</Mark>
            <div>
              <DemoTitle>{what}</DemoTitle>
              <MutedText>{reached ? phoneLabels.reached : `${at - stamps} ${phoneLabels.missing}`}</MutedText>
            </div>
          </li>
        );
      })}
    </Steps>
  );
}

const Mark = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 1.5px solid var(--app-line);
  border-radius: 50%;
  background: var(--app-card);
  color: var(--app-brand);

  [data-reached] > & {
    border-color: var(--app-brand);
    background: var(--app-brand);
    color: var(--app-onBrand);
  }
`;

const Steps = styled.ol`
  & > li {
    position: relative;
    display: flex;
    gap: 12px;
    padding: 0 14px 18px;
  }

  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px 0;
    inset-inline-start: 29px;
    inline-size: 2px;
    background: var(--app-line);
  }

  & > li[data-reached]:not(:last-child)::before {
    background: var(--app-brand);
  }
`;
