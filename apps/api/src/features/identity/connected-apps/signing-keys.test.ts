import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { vaultOf } from '../../../platform/sealing/vault.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import { siteVisits } from '../../../testing/site-visits.ts';
import { siteClient, thirdParty } from '../../../testing/third-party.ts';
import { openedKeys, rotateSigningKeys } from './signing-keys.ts';
import { allSigningKeys } from './signing-keys-store.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const published = z.object({
  keys: z.array(
    z.strictObject({
      kty: z.literal('RSA'),
      kid: z.string(),
      n: z.string(),
      e: z.string(),
      alg: z.literal('RS256'),
      use: z.literal('sig'),
    }),
  ),
});

beforeAll(async () => {
  at = await testApp({ clock });
}, 60_000);
afterAll(() => at.close());

describe('the keys that sign (identity-123)', () => {
  const days = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);
  const shown = async (): Promise<string[]> => {
    const answer = await fetch(new URL('/oauth/keys', at.services.publicUrl));
    return published.parse(await answer.json()).keys.map(({ kid }) => kid);
  };
  const signedBy = async (): Promise<string> => {
    // A site that comes new has read the keys of now; the library verifies by them.
    const site = await thirdParty(at, siteClient);
    client.enableNonRepudiationChecks(site.config);
    const { tokens } = await siteVisits(at).signedIn(site);
    return JSON.parse(Buffer.from((tokens.id_token ?? '').split('.')[0] ?? '', 'base64url').toString()).kid;
  };

  it('lie sealed, and change with a week in which both are shown', async () => {
    const first = await signedBy();
    expect(await shown()).toEqual([first]);
    const [{ sealed }] = await query('select sealed from signing_keys');
    expect(String(sealed)).not.toContain('PRIVATE KEY');
    await query('update signing_keys set retires_at = $1', days(6));
    const [, second, ...others] = await shown();
    expect([second === undefined, others]).toEqual([false, []]);
    expect(await signedBy()).toBe(first);
    await query('update signing_keys set retires_at = $1 where key_id = $2', days(-0.1), first);
    await query('update signing_keys set starts_at = $1 where key_id = $2', days(-0.1), second);
    expect(await signedBy()).toBe(second);
    expect(await shown()).toEqual([second, first]);
    await query('update signing_keys set retires_at = $1 where key_id = $2', days(-8), first);
    expect(await shown()).toEqual([second]);
  });

  it('are made once by twenty that ask at the same time', async () => {
    await query('delete from signing_keys');
    const all = await Promise.all(Array.from({ length: 20 }, shown));
    expect(new Set(all.map(String)).size).toBe(1);
    expect(await query('select 1 from signing_keys')).toHaveLength(1);
  }, 60_000);

  it('are sealed anew with another master key, and open with it alone', async () => {
    const { db, vault } = at.services;
    const fresh = vaultOf(['another master key that is long enough to be one, and said twice, to be sure']);
    const both = { ...fresh, unlock: vault.unlock };
    await rotateSigningKeys({ db, vault: both });
    expect(openedKeys(fresh, await allSigningKeys(db)).keys).toHaveLength(1);
    await expect(allSigningKeys(db).then((keys) => openedKeys(vault, keys))).rejects.toThrow('No master key');
  });
});
