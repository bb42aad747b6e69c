import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ann: Clerk;
let bob: Clerk;
const reason = 'members asked for it';
const wish = {
  ...{ reason, name: 'Brightside Solar', siteUrl: 'https://brightside.example', requiresPkce: true },
  ...{ privacyUrl: 'https://brightside.example/privacy', contactEmail: 'data@brightside.example' },
  ...{ redirectUris: ['https://brightside.example/back'], functionBlocks: [15, 4, 1, 4], notifyUrl: '' },
  ...{ kind: 'data', told: [] },
};
const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
/** Ann asks for it, Bob lets it through; answers it as Ann sees it. */
async function make(body: object = wish) {
  const asked = await office.call('third-parties.register', { body }, ann);
  expect(asked.json().state).toBe('waiting');
  await office.call('approvals.approve', { params: { approvalId: asked.json().approvalId } }, bob);
  return (await office.call('third-parties.list', {}, ann)).json().thirdParties[0];
}
const take = (appId: string, who: Clerk) => office.call('third-parties.take', { params: { appId } }, who);
const own = (appId: string, secret: string) =>
  fetch(new URL('/oauth/token', at.services.publicUrl), {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${appId}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'FB=4_15' }),
  });

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ann = await office.hire('ann@coop.example', ['admin']);
  bob = await office.hire('bob@coop.example', ['admin']);
}, 60_000);
afterAll(async () => {
  await office.close();
  await at.close();
});

describe('a third party (office-190, office-191)', () => {
  it('is registered by two people, and its secret shown once to whoever asked; only its hash is kept', async () => {
    const party = await make();
    expect(party).toMatchObject({
      ...{ name: 'Brightside Solar', state: 'new', isOwn: true, madeBy: 'ann', connections: 0, lastReadAt: null },
      functionBlocks: [1, 4, 15],
    });
    expect((await own(party.appId, '')).status).toBeGreaterThanOrEqual(400);
    expect((await take(party.appId, bob)).statusCode).toBe(409);
    const { clientId, secret } = (await take(party.appId, ann)).json();
    expect(clientId).toBe(party.appId);
    expect((await take(party.appId, ann)).statusCode).toBe(409);
    expect(JSON.stringify(await rows('select * from third_parties'))).not.toContain(secret);
    expect((await own(clientId, secret)).status).toBe(200);
    const acts = await rows("select act from audit where subject_kind = 'third-party' order by audit_id");
    expect(acts.map(({ act }) => act)).toEqual(['third-party-registered', 'third-party-secret-taken']);
  });

  it('is stopped by one person at once, and goes on again', async () => {
    const { appId } = await make();
    const { secret } = (await take(appId, ann)).json();
    const stop = () => office.call('third-parties.suspend', { params: { appId }, body: { reason } }, bob);
    expect((await stop()).statusCode).toBe(200);
    expect((await stop()).statusCode).toBe(409);
    expect((await own(appId, secret)).status).toBe(401);
    await office.call('third-parties.resume', { params: { appId }, body: { reason } }, bob);
    expect((await own(appId, secret)).status).toBe(200);
  });

  it('is refused with a sentence where an address or its data are wrong', async () => {
    for (const [change, field] of [
      [{ redirectUris: ['https://*.example/'] }, 'redirectUris'],
      [{ redirectUris: [] }, 'redirectUris'],
      [{ siteUrl: 'brightside' }, 'siteUrl'],
      [{ contactEmail: 'data' }, 'contactEmail'],
      [{ functionBlocks: [1, 3] }, 'functionBlocks'],
    ] as const) {
      const answer = await office.call('third-parties.register', { body: { ...wish, ...change } }, ann);
      expect([answer.statusCode, answer.json()[0].field]).toEqual([400, field]);
    }
  });
});
