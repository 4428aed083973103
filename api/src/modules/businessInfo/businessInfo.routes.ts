import { businessInfo } from '@skal/contracts/content/businessInfo';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readInfo, saveInfo } from './saveInfo.ts';

/** Routes of a business's contact data and opening hours. */
export const businessInfoRoutes = ({ db }: Pick<Dependencies, 'db'>): Route[] => [
  route(businessInfo.read, { run: ({ business }) => db.read((manager) => readInfo(manager, business)) }),
  route(businessInfo.save, { run: (call) => saveInfo(db, call.business, call.body, call) }),
];
