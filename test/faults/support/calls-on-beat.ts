import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { issueToken } from '../../../apps/api/src/platform/tokens/token-store.ts';

/** Somebody who has signed in, and whose power is on. */
export interface Someone {
  readonly account: string;
  readonly member: string;
  readonly token: string;
}

export interface Told {
  /** Calls sent, by what they came back with; what came back with nothing stands by its reason. */
  readonly answers: ReadonlyMap<string, number>;
  readonly longestMs: number;
  /** Ids of outage reports that were acknowledged. */
  readonly reports: ReadonlySet<string>;
}

/** Up to a hundred members, each signed in. */
export async function signedIn({ db, pool }: OpenDatabase): Promise<Someone[]> {
  const { rows } = await pool.query<{ account: string; member: string }>(
    `select distinct on (member_number) account_number as account, member_number as member
     from accounts join logins using (member_number)
     where account_type = 'Electric' and derived_status = 'Current' and location_id is not null
     order by member_number, account_number limit 100`,
  );
  const now = new Date();
  const people: Someone[] = [];
  for (const { account, member } of rows) {
    const token = await issueToken(db, { purpose: 'access', memberNumber: member, idleMinutes: 60, now });
    people.push({ account, member, token });
  }
  return people;
}

/** Of calls. */
const kinds = 5;

/** So many calls a second of members, each on its beat, whether or not earlier ones were answered. Answers how to end it, and what came. */
export function callOnBeat(url: string, people: readonly Someone[], perSecond: number): () => Promise<Told> {
  const answers = new Map<string, number>();
  const reports = new Set<string>();
  const under = new Set<Promise<void>>();
  let longestMs = 0;
  let isEnded = false;

  const call = async (beat: number): Promise<void> => {
    // Everybody makes each kind of call in turn.
    const round = Math.floor(beat / kinds);
    const someone = people[round % people.length];
    if (!someone) throw new Error('There is nobody to call for.');
    const { account, member, token } = someone;
    const reportId = randomUUID();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const report = { reportId, accountNumber: account, outageReason: 'No power at all', callBack: false };
    const asked: readonly [path: string, init?: RequestInit][] = [
      [`/v3/member/${member}/accounts`],
      ['/v3/outage/reports', { method: 'POST', body: JSON.stringify(report) }],
      [`/v3/outage/accounts/${account}/status`],
      ['/v3/session'],
      ['/pages/home'],
    ];
    const [path, init] = asked[beat % kinds] ?? ['/pages/home'];
    const began = performance.now();
    const outcome = await fetch(url + path, { ...init, headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        if (init && answer.ok) reports.add(reportId);
        return `${answer.status} ${path.replaceAll(/\d{4,}/g, '…')}`;
      },
      (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)),
    );
    longestMs = Math.max(longestMs, performance.now() - began);
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
  };

  const calling = (async () => {
    const began = performance.now();
    for (let beat = 0; !isEnded; beat += 1) {
      const wait = began + (beat * 1000) / perSecond - performance.now();
      if (wait > 1) await pause(wait);
      const one: Promise<void> = call(beat).finally(() => under.delete(one));
      under.add(one);
    }
    await Promise.all(under);
  })();

  return async () => {
    isEnded = true;
    await calling;
    return { answers, longestMs, reports };
  };
}
