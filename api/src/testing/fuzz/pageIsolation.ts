import fc from 'fast-check';
import type { TestResponse } from '../client.ts';
import { buildTenantWord, LeakDetector } from './LeakDetector.ts';
import { PageVisitor, readAccountId, type SiteOwner } from './pageVisitor.ts';

export interface PageIsolationOptions {
  readonly seed: number;
  /** Number of pages that are requested. */
  readonly requests: number;
  /** Number of clients; each second one has a live app. */
  readonly people: number;
  /** Requests at the same time. More than about 20 waiting pages come as frames. */
  readonly concurrency: number;
  /** Paths of pages that show the client's name. */
  readonly paths: readonly string[];
  readonly owner: SiteOwner;
  readonly isOver?: () => boolean;
  readonly onProgress?: (soFar: PageIsolationResult) => void;
}

export interface PageIsolationResult {
  requests: number;
  readonly people: number;
  /** Pages that the server rendered with the data of their visitor. */
  complete: number;
  /** Of those, pages of an operator who views a client's portal. */
  viewed: number;
  /** Pages that were requested with the cookie of an ended session. */
  signedOut: number;
  bytesSearched: number;
  readonly findings: string[];
}

type Visit = 'client' | 'viewer' | 'signed out' | 'ticket';

/** How often each kind of request is drawn. */
const VISITS = fc.oneof(
  { weight: 900, arbitrary: fc.constant<Visit>('client') },
  { weight: 90, arbitrary: fc.constant<Visit>('viewer') },
  { weight: 5, arbitrary: fc.constant<Visit>('signed out') },
  { weight: 5, arbitrary: fc.constant<Visit>('ticket') },
);
const PROGRESS = 1_000;
const FINDINGS_MAX = 200;

export const isComplete = ({ text }: TestResponse): boolean => text.includes('<div id="root" data-prerendered');

/** Runs work at most `limit` times at once. */
async function inParallel(limit: number, count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const runner = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: limit }, runner));
}

/**
 * Requests pages of accounts for many clients at once, and searches each for the words and ids of the others. The pages come
 * from a running site with real releases; its limits must allow this number of requests from one address.
 */
export async function runPageIsolation(url: string, plan: PageIsolationOptions): Promise<PageIsolationResult> {
  const { seed, people, paths, concurrency, owner } = plan;
  const leaks = new LeakDetector();
  const outcome: PageIsolationResult = {
    ...{ requests: 0, people, complete: 0, viewed: 0, signedOut: 0, bytesSearched: 0, findings: [] },
  };
  const visitors: PageVisitor[] = [];
  await inParallel(4, people, async (number) => {
    const word = buildTenantWord(seed * 1_000 + number);
    visitors[number] = await PageVisitor.create(url, owner, word, { isLive: number % 2 === 0 });
    leaks.registerId(word, visitors[number].id);
  });
  const ownerId = await readAccountId(url, owner);
  const visit = (visitor: PageVisitor, kind: Visit, path: string): Promise<TestResponse> => {
    if (kind === 'client') return visitor.open(path);
    return visitor.inTurn(async () => {
      if (kind === 'signed out') return visitor.openSignedOut(path);
      if (kind === 'viewer') return visitor.openAsViewer(path);
      await visitor.createTicket();
      return visitor.open(path);
    });
  };

  await inParallel(concurrency, plan.requests, async (number) => {
    if (plan.isOver?.()) return;
    const draw = fc.tuple(fc.nat(), fc.constantFrom(...paths), VISITS);
    const [[random, path, kind]] = fc.sample(draw, { seed: seed + number, numRuns: 1 }) as [[number, string, Visit]];
    const visitor = visitors[random % people] as PageVisitor;
    const response = await visit(visitor, kind, path);
    const complete = isComplete(response);
    const found = leaks.leaksIn(visitor.word, response, `${path} ${ownerId}`);
    if (response.status !== 200) found.push(`status ${response.status}`);
    const hasOwn = response.text.includes(visitor.word);
    if (complete && !hasOwn) found.push('nothing of its own visitor');
    if (!complete && hasOwn) found.push('data in a frame');
    if (kind === 'signed out' && complete) found.push('data after the sign-out');
    if (kind === 'viewer' && complete) outcome.viewed += 1;
    if (kind === 'signed out') outcome.signedOut += 1;
    if (complete) outcome.complete += 1;
    for (const what of found)
      if (outcome.findings.length < FINDINGS_MAX)
        outcome.findings.push(`${number}, ${kind} ${visitor.word}: ${path} has ${what}`);
    outcome.requests += 1;
    outcome.bytesSearched = leaks.searched;
    if (outcome.requests % PROGRESS === 0) plan.onProgress?.(outcome);
  });
  return outcome;
}
