import { orderAction, reservationAction } from '@skal/contracts/app/appAction';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { takeAction } from './takeAction.ts';

/** Routes of the steps that a client's people take. */
export const appActionRoutes = (deps: Dependencies): Route[] => [
  route(orderAction.take, {
    run: (call) => takeAction(deps, call, { kind: 'order', subjectId: call.params.id, ...call.body }),
  }),
  route(reservationAction.take, {
    run: (call) => takeAction(deps, call, { kind: 'reservation', subjectId: call.params.id, ...call.body }),
  }),
];
