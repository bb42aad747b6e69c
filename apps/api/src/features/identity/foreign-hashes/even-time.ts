import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { judgeForeignHash } from '@rochdale/domain/identity/foreign-hashes/judge-foreign-hash';
import type { Database } from '../../../platform/database/database.ts';
import { placesOf } from '../../../platform/process/turns.ts';
import type { Vault } from '../../../platform/sealing/vault.ts';
import { foreignHashMatches } from './foreign-hash-matches.ts';
import { hashOfEachCost } from './foreign-hashes-store.ts';

type Services = { readonly db: Database; readonly vault: Vault };

/** Checks of other systems' hashes that run at once in this process: the rest of the machine is the members'. */
const places = placesOf(2);
/** How long it counts which costs are on file. */
const rememberedMs = 60_000;
/** A check takes a little longer than it was measured, and the wait must cover it. */
const margin = 1.25;
/** How many of the newest checks are remembered, for a machine that is busier than it was. */
const newest = 20;

const measured = new Map<string, number>();
const lately: number[] = [];
const known = new WeakMap<Database, { readonly at: number; readonly costs: Promise<readonly string[]> }>();

/** The most that a check takes here, of all hashes that are on file; 0 where there are none. */
async function longestCheck(services: Services): Promise<number> {
  const costs = await costsOnFile(services);
  if (costs.length === 0) return 0;
  return margin * Math.max(...costs.map((cost) => measured.get(cost) ?? 0), ...lately);
}

/** Which costs a database has; several co-ops of one process have one each. */
function costsOnFile(services: Services): Promise<readonly string[]> {
  const found = known.get(services.db);
  if (found && performance.now() - found.at <= rememberedMs) return found.costs;
  const costs = measureCosts(services);
  known.set(services.db, { at: performance.now(), costs });
  costs.catch(() => known.delete(services.db));
  return costs;
}

async function measureCosts({ db, vault }: Services): Promise<readonly string[]> {
  const found = await hashOfEachCost(db);
  for (const { cost, loginKey, locked } of found) {
    if (measured.has(cost)) continue;
    const judged = judgeForeignHash(vault.unlock('foreign-hash', loginKey, locked));
    if (!('hash' in judged)) continue;
    await places.take(async () => {
      const began = performance.now();
      await foreignHashMatches(judged.hash, randomUUID());
      measured.set(cost, performance.now() - began);
    });
  }
  return found.map(({ cost }) => cost);
}

/**
 * Checks another system's hash, two at a time, and takes as long as the longest check of any that is on file, for each way
 * in which the password may be written (moving-in-18). Without a check it waits as long: for its place, and then.
 */
export async function inEvenTime(
  services: Services,
  forms: readonly string[],
  check?: (form: string) => Promise<boolean>,
): Promise<boolean> {
  const longest = await longestCheck(services);
  let began = performance.now();
  let isRight = false;
  if (check === undefined) {
    if (longest === 0) return false;
    await places.pass();
    began = performance.now();
  } else {
    await places.take(async () => {
      began = performance.now();
      for (const form of forms) if (!isRight) isRight = await check(form);
      if (!isRight) remember((performance.now() - began) / forms.length);
    });
    // Who has the password learns nothing by being let in sooner.
    if (isRight) return true;
  }
  const left = longest * forms.length - (performance.now() - began);
  if (left > 0) await pause(left);
  return false;
}

function remember(took: number): void {
  lately.push(took);
  if (lately.length > newest) lately.shift();
}
