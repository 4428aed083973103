import { PUSH_SIZE_MIN } from '@skal/contracts/push/push';
import { sentence, type Text } from '../../../language/text.ts';
import { WEEKLY_MAX } from '../campaign/weekly.query.ts';

/** Returns a number of guests; null below the size that may be revealed. */
export const hideSmall = (guests: number): number | null => (guests < PUSH_SIZE_MIN ? null : guests);

/** Names the guests who have had enough notifications, without revealing a small number. */
export const describeSaturated = (guests: number): Text =>
  guests < PUSH_SIZE_MIN
    ? sentence(/*i18n*/ 'Fewer than {guests} guests of this audience have had {max} notifications within a week.', {
        guests: PUSH_SIZE_MIN,
        max: WEEKLY_MAX,
      })
    : sentence(/*i18n*/ '{guests} guests of this audience have had {max} notifications within a week.', {
        guests,
        max: WEEKLY_MAX,
      });
