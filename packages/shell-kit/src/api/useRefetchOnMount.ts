import { useSelector } from 'react-redux';
import type { PageData } from '../page.slice.ts';

/**
 * Value of `refetchOnMountOrArgChange` for data that must be fresh when it is shown: false on a first page that the server
 * rendered with data it had just read.
 */
export const useRefetchOnMount = (): boolean => useSelector(({ page }: { page: PageData }) => page.renderedAt === null);
