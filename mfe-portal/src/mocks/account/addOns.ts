import { type AddOnInterestReply, addOnInterest } from '@skal/contracts/integration/addOn';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Mocks a client's add-on requests, with additions. */
export function addOnHandlers(...stored: AddOnInterestReply[]): RequestHandler[] {
  const awaited = [...stored];
  return [
    mockEndpoint(addOnInterest.list, () => awaited),
    mockEndpoint(addOnInterest.await, ({ body }) => {
      const existing = awaited.find((each) => each.addOn === body.addOn);
      const interest = existing ?? { addOn: body.addOn, createdAt: '2026-11-20T09:30:00.000Z' };
      if (!existing) awaited.push(interest);
      return interest;
    }),
  ];
}
