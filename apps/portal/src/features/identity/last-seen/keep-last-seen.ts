import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { isStillKept, mayKeep } from '@rochdale/domain/identity/last-seen/kept-page';
import type { Query } from '@tanstack/react-query';
import { nowMs } from '../../../lib/device/clock.ts';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forget, forgetAll, hasAsked, keep, readKept } from '../../../lib/device/last-seen-store.ts';
import { keepStored, onStoredChange, readStored } from '../../../lib/device/storage.ts';
import type { SessionUser } from '../../../lib/session/kept-session.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import { memberQueries } from '../../../lib/session/member-data.tsx';
import { readSession } from '../../../lib/session/session.ts';
import { readLastSeen } from './last-seen.ts';
import { lastSeenOf } from './seen-of.ts';

/** The overview's answers come one after the other; what they make together is kept once. */
const settleMs = 1_000;

let isKeeping = false;

/** Keeps what the overview shows, whenever it shows something new, for who has asked for it (identity-140, identity-142). */
export function keepLastSeen(): void {
  if (isKeeping) return;
  isKeeping = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = ({ queryKey: [what, accountNumber], state }: Query): void => {
    if (what !== 'overview' || state.data === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepShown(String(accountNumber)).catch(() => undefined), settleMs);
  };
  const shown = memberQueries.getQueryCache();
  shown.subscribe((event) => {
    // Asking again, and asking in vain, are updates too.
    if (event.type === 'updated' && event.action.type === 'success') keepSoon(event.query);
  });
  // The page may have stood before this began.
  shown.getAll().forEach(keepSoon);
  let token: string | undefined;
  const tidy = (): void => void dropOthers().catch(() => undefined);
  onStoredChange(() => {
    const now = readSession()?.accessToken;
    if (now !== token) tidy();
    token = now;
  });
  token = readSession()?.accessToken;
  tidy();
}

/** Drops what is not this session's, or too old; and where another has signed in, that anybody has asked for anything. */
async function dropOthers(): Promise<void> {
  const session = readSession();
  const wish = readStored('keepsLastSeen');
  const kept =
    session && wish !== null ? readLastSeen(await readKept({ accessToken: session.accessToken, wish })) : undefined;
  if (kept === undefined || !isStillKept(kept.seenAt, nowMs())) await forget();
  if (session === undefined || (await hasAsked(ownNumberOf(session)))) return;
  await keepNothing();
}

/** The co-op does not offer it any more, or another has signed in: what is here goes, and the wish with it. */
export async function keepNothing(): Promise<void> {
  keepStored('keepsLastSeen', null);
  await forgetAll();
}

const ownNumberOf = ({ memberNumber, ownNumber = memberNumber }: SessionUser): string => ownNumber;

async function keepShown(accountNumber: string): Promise<void> {
  const session = readSession();
  if (session === undefined) return;
  const { memberNumber, accessToken } = session;
  const wish = readStored('keepsLastSeen');
  const circumstances = {
    isInstalledApp: isInstalledApp(),
    isAskedFor: wish !== null && (await hasAsked(ownNumberOf(session))),
    isOfOthers: ownNumberOf(session) !== memberNumber || lookingNow() !== undefined,
  };
  const account = came<ResponseOf<'accounts.info'>>('account', memberNumber);
  if (account === undefined || wish === null || !mayKeep(circumstances)) return;
  const usage = came<ResponseOf<'overview.billed-usage'>>('usage');
  const bills = came<ResponseOf<'history.bills'>>('bills');
  // As old as the oldest of them: without a network the page stands with what it had.
  const seenAt = Math.min(...[account, usage, bills].map((one) => one?.at ?? account.at));
  const seen = lastSeenOf({ account: account.data, usage: usage?.data, bills: bills?.data.results ?? [] }, seenAt);
  await keep({ accessToken, wish }, JSON.stringify(seen));
  // Whoever signed out meanwhile, or wants it no more, leaves nothing.
  if (readSession()?.accessToken !== accessToken || readStored('keepsLastSeen') !== wish) await forget();

  function came<T>(...part: readonly string[]): { readonly data: T; readonly at: number } | undefined {
    const state = memberQueries.getQueryState<T>(['overview', accountNumber, ...part]);
    return state?.data === undefined ? undefined : { data: state.data, at: state.dataUpdatedAt };
  }
}
