import { useSelector } from 'react-redux';
import type { PageData } from '../page.slice.ts';

/** Age in seconds up to which data of a screen that was rendered ahead is fresh. */
const FRESH_SECONDS = 5;

/**
 * Value of `refetchOnMountOrArgChange` for data that must be fresh when it is shown: false on a first page that the server
 * rendered with data it had just read.
 */
export const useRefetchOnMount = (): number | false =>
  useSelector(({ page }: { page: PageData }) => page.renderedAt === null) && FRESH_SECONDS;
