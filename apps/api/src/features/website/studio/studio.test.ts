import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { changeSite } from '../site/change-site.ts';

type Draft = OfficeResponseOf<'studio.see'>;

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let sam: Clerk;
let gwen: Clerk;

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const see = async (who = sam): Promise<Draft> => (await office.call('studio.see', {}, who)).json();
const edit = (key: string, value: unknown, language: 'es' | null = null) => ({ key, language, value });
const save = (revision: number, edits: readonly object[], who = sam) =>
  office.call('studio.save', { body: { revision, edits } }, who);
const publish = ({ revision, version }: Draft, who = sam) =>
  office.call('studio.publish', { body: { revision, version: version.number } }, who);
const undo = (version: number, now: number) =>
  office.call('studio.undo', { params: { version }, body: { now, reason: 'the old words were better' } }, sam);
const field = (draft: Draft, key: string, language: 'es' | null = null) =>
  draft.fields.find((one) => one.key === key && one.language === language);
const layer = () => rows("select name, value from run_time_settings where name like 'site%' order by name");
const lastEntry = async () => {
  const [{ act, facts }] = await rows('select act, facts from audit order by audit_id desc limit 1');
  return { act, facts: JSON.parse(facts) };
};
/** Runs what is asked while the role of the site may not change its brand. */
async function withSettingsAlone(ask: () => Promise<void>): Promise<void> {
  await rows("insert into staff_roles values ('site', $1, now())", ['site.settings']);
  await ask();
  await rows("delete from staff_roles where role = 'site'");
}

beforeAll(async () => {
  at = await testApp({ isDemo: true });
  office = await testOffice(at);
  sam = await office.hire('sam@coop.example', ['site']);
  gwen = await office.hire('gwen@coop.example', ['site']);
});
beforeEach(async () => {
  for (const table of ['site_versions', 'site_drafts', 'site_draft_saves', 'run_time_settings'])
    await rows(`delete from ${table}`);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

describe('a draft (office-170)', () => {
  it('keeps what was typed beside what members see, who sees none of it', async () => {
    const before = await see();
    expect(before).toMatchObject({ revision: 0, version: { number: 0, at: null }, saved: null, differences: [] });
    const saved: Draft = (await save(0, [edit('settings.officeHours', 'Monday to Friday, 8:30 AM to 5:00 PM')])).json();
    expect(field(saved, 'settings.officeHours')).toMatchObject({
      published: field(before, 'settings.officeHours')?.published,
      draft: 'Monday to Friday, 8:30 AM to 5:00 PM',
    });
    expect(saved).toMatchObject({ revision: 1, saved: { by: 'sam' } });
    expect(saved.differences).toMatchObject([
      { key: 'settings.officeHours', language: null, after: 'Monday to Friday, 8:30 AM to 5:00 PM' },
      { key: 'settings.officeHours', language: 'es', after: 'Monday to Friday, 8:30 AM to 5:00 PM' },
    ]);
    expect(await layer()).toEqual([]);
    expect(await lastEntry()).toEqual({ act: 'site-draft-saved', facts: { keys: ['settings.officeHours'] } });
  });

  it('that somebody has changed since is refused with who, when and what, and keeps what the other typed', async () => {
    await save(0, [edit('settings.phoneNumber', '(541) 555-0111')], gwen);
    const stale = await save(0, [edit('settings.officeHours', 'never')]);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toMatch(
      /^gwen changed the draft at \d\d:\d\d: Phone\. What you typed is still here\./,
    );
    const draft = await see();
    expect(draft.revision).toBe(1);
    expect(field(draft, 'settings.phoneNumber')?.draft).toBe('(541) 555-0111');
    expect((await publish({ ...draft, revision: 0 })).statusCode).toBe(409);
    expect((await office.call('studio.discard', { body: { revision: 0 } }, sam)).statusCode).toBe(409);
  });

  it('of fifty who save over the same one takes one', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => save(0, [edit('settings.coopShortName', `Name ${index}`)])),
    );
    const statuses = all.map(({ statusCode }) => statusCode).sort();
    expect(statuses.slice(0, 2)).toEqual([200, 409]);
    expect((await see()).revision).toBe(1);
  });

  it('is thrown away whole', async () => {
    await save(0, [edit('settings.phoneNumber', '(541) 555-0111')]);
    expect((await office.call('studio.discard', { body: { revision: 1 } }, gwen)).statusCode).toBe(200);
    expect(await see()).toMatchObject({ revision: 2, saved: null, differences: [] });
  });

  it('neither takes a script nor a key that the office does not change, nor a language that says the same (office-169)', async () => {
    for (const one of [
      edit('settings.customScript', 'https://evil.example/x.js'),
      edit('config.CLIENTID', 'other'),
      edit('settings.apiSettings.baseUrl', 'https://evil.example'),
      edit('settings.__proto__', 'x'),
      edit('settings.phoneNumber', '(541) 555-0111', 'es'),
    ])
      expect([one.key, (await save(0, [one])).statusCode]).toEqual([one.key, 400]);
  });

  it('with colors or words of the brand is saved, discarded and published by whoever may change these (office-169)', async () => {
    const saved: Draft = (await save(0, [edit('brand.signInNote', 'Welcome')])).json();
    await withSettingsAlone(async () => {
      const asked = [
        await save(1, [edit('brand.signInNote', 'Hello')]),
        await office.call('studio.discard', { body: { revision: 1 } }, sam),
        await publish(saved),
      ];
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    });
    expect(await see()).toMatchObject({ revision: 1, version: { number: 0 } });
  });
});

describe('publishing (office-170)', () => {
  it('lays the draft over the folder as a version, and empties it', async () => {
    const saved: Draft = (
      await save(0, [
        edit('settings.coopTagline', 'Power of neighbors'),
        edit('settings.coopTagline', 'Fuerza de vecinos', 'es'),
      ])
    ).json();
    expect((await publish(saved)).json()).toEqual({ version: 1 });
    expect(await layer()).toEqual([
      { name: 'site.es:settings.coopTagline', value: 'Fuerza de vecinos' },
      { name: 'site:settings.coopTagline', value: 'Power of neighbors' },
    ]);
    expect(await lastEntry()).toMatchObject({ act: 'site-published' });
    const after = await see();
    expect(after).toMatchObject({ revision: 2, version: { number: 1 }, saved: null, differences: [] });
    expect(field(after, 'settings.coopTagline', 'es')?.published).toBe('Fuerza de vecinos');
    expect((await publish(after)).json().message).toBe('There is nothing to publish.');
  });

  it('is refused for what `coop site check` refuses, in the same words, and changes nothing', async () => {
    const saved: Draft = (
      await save(0, [edit('settings.email', 'nobody'), edit('brand.light.brand', '#e0b040')])
    ).json();
    expect(saved.problems).toEqual([{ key: 'settings.email', reason: 'must be an e-mail address' }]);
    expect((await publish(saved)).json().message).toBe(
      'This cannot be published: settings.email: must be an e-mail address',
    );
    const mended: Draft = (await save(1, [edit('settings.email', 'office@cedarridge.example')])).json();
    expect(mended.problems[0]?.reason).toMatch(
      /has a contrast of 1\.\d\d, and 4\.5 is needed; the nearest brand that passes/,
    );
    expect((await publish(mended)).statusCode).toBe(409);
    expect([await layer(), (await see()).version.number]).toEqual([[], 0]);
  });

  it('is refused for a text that lost a name in braces (office-172)', async () => {
    const saved: Draft = (await save(0, [edit('config.CUTOFF_MESSAGE', 'Please call us.')])).json();
    expect(saved.problems).toEqual([
      {
        key: 'config.CUTOFF_MESSAGE',
        reason: '{phone} stood in the text and is filled in when it is said. Put it back.',
      },
    ]);
    expect((await publish(saved)).statusCode).toBe(409);
  });

  it('over another version than the one that was seen is refused; a command’s change is a version too', async () => {
    const saved: Draft = (await save(0, [edit('settings.phoneNumber', '(541) 555-0111')])).json();
    const by = { changedBy: 'ada', changedAt: new Date() };
    await changeSite(
      at.database.db,
      at.services.siteFolder,
      [{ key: 'features.QuickPay', language: undefined, typed: 'off' }],
      by,
    );
    expect((await publish(saved)).json().message).toMatch(/^The site has been published or rolled back/);
    const now = await see();
    expect(now).toMatchObject({ version: { number: 1 }, revision: 1 });
    expect((await publish(now)).json()).toEqual({ version: 2 });
    const { versions } = (await office.call('studio.versions', {}, sam)).json();
    expect(versions).toMatchObject([
      { version: 2, by: 'sam', keys: ['settings.phoneNumber'] },
      { version: 1, by: 'ada', keys: ['features.QuickPay'] },
    ]);
  });

  it('by two at once makes one version', async () => {
    const saved: Draft = (await save(0, [edit('settings.phoneNumber', '(541) 555-0111')])).json();
    const both = await Promise.all([publish(saved), publish(saved, gwen)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await see()).version.number).toBe(1);
  });
});

describe('words in both languages (office-200)', () => {
  const key = 'settings.coopTagline';

  it('lose the Spanish ones that were written for other English ones, until new ones are', async () => {
    await publish((await save(0, [edit(key, 'Storm one'), edit(key, 'Tormenta uno', 'es')])).json());
    const saved: Draft = (await save(2, [edit(key, 'Storm two')])).json();
    expect(saved.differences).toMatchObject([
      { key, language: null, before: 'Storm one', after: 'Storm two' },
      { key, language: 'es', before: 'Tormenta uno', after: 'Storm two' },
    ]);
    await publish(saved);
    expect(await layer()).toEqual([{ name: `site:${key}`, value: 'Storm two' }]);
    await publish((await save(4, [edit(key, 'Tormenta dos', 'es')])).json());
    await publish((await save(6, [edit(key, 'Storm two'), edit('settings.phoneNumber', '(541) 555-0111')])).json());
    expect(field(await see(), key, 'es')?.published).toBe('Tormenta dos');
  });

  it('lose them by a command too', async () => {
    const by = { changedBy: 'ada', changedAt: new Date() };
    const change = (typed: string, language?: 'es') =>
      changeSite(at.database.db, at.services.siteFolder, [{ key, language, typed }], by);
    await change('Storm one');
    await change('Tormenta uno', 'es');
    await change('Storm two');
    expect(await layer()).toEqual([{ name: `site:${key}`, value: 'Storm two' }]);
  });
});

describe('rolling back (office-171)', () => {
  it('shows what it changes, gives the folder again, and leaves a draft as it is', async () => {
    await publish((await save(0, [edit('settings.phoneNumber', '(541) 555-0111')])).json());
    await save(2, [edit('settings.officeHours', 'at night')]);
    const shown = (await office.call('studio.version', { params: { version: 0 } }, sam)).json();
    expect(shown).toMatchObject({
      now: 1,
      differences: [{ key: 'settings.phoneNumber', before: '(541) 555-0111', after: '(541) 555-0100' }],
    });
    expect((await undo(0, 0)).statusCode).toBe(409);
    expect((await undo(0, 1)).json()).toEqual({ version: 2, left: [] });
    expect(await layer()).toEqual([]);
    expect(await lastEntry()).toEqual({ act: 'site-rolled-back', facts: { undoes: 0 } });
    expect(field(await see(), 'settings.officeHours')?.draft).toBe('at night');
    expect((await undo(1, 2)).json()).toEqual({ version: 3, left: [] });
    expect((await office.call('studio.versions', {}, sam)).json().versions[0]).toMatchObject({ undoes: 1, by: 'sam' });
    expect((await undo(9, 3)).statusCode).toBe(404);
  });

  it('leaves what the office does not change as it is, and says what; the rest takes its permission (office-169)', async () => {
    const change = (key: string, typed?: string) => {
      const one = { key, language: undefined, ...(typed !== undefined && { typed }) };
      return changeSite(at.database.db, at.services.siteFolder, [one], { changedBy: 'ada', changedAt: new Date() });
    };
    await change('settings.customScript', 'https://scripts.example/x.js');
    await change('settings.customScript');
    await change('config.MFA_REQUIRED', 'Y');
    for (const [version, keys] of [
      [1, 'config.MFA_REQUIRED, settings.customScript'],
      [0, 'config.MFA_REQUIRED'],
    ] as const) {
      const shown = (await office.call('studio.version', { params: { version } }, sam)).json();
      expect([shown.differences, shown.notOffered.sort().join(', ')]).toEqual([[], keys]);
      expect((await undo(version, 3)).statusCode).toBe(409);
    }
    await publish((await save(0, [edit('brand.signInNote', 'Welcome')])).json());
    await withSettingsAlone(async () => expect((await undo(1, 4)).statusCode).toBe(403));
    expect((await undo(1, 4)).statusCode).toBe(200);
    expect(await layer()).toEqual([{ name: 'site:config.MFA_REQUIRED', value: 'Y' }]);
  });

  it('leaves out what the folder no longer allows, and names it (website-6)', async () => {
    const content = JSON.stringify([
      ['site:config.DRAFT_MAX_DAYS', 400],
      ['site:settings.coopTagline', 'Power of neighbors'],
    ]);
    await publish((await save(0, [edit('settings.coopTagline', 'Something else')])).json());
    await rows('update site_versions set version_number = 2');
    await rows("insert into site_versions values (1, $1, now(), 'sam', null, null)", Buffer.from(content));
    const shown = (await office.call('studio.version', { params: { version: 1 } }, sam)).json();
    expect(shown).toMatchObject({ left: ['config.DRAFT_MAX_DAYS'], notOffered: [] });
    expect(shown.differences[0]).toMatchObject({ key: 'settings.coopTagline', after: 'Power of neighbors' });
    expect((await undo(1, 2)).json()).toEqual({ version: 3, left: ['config.DRAFT_MAX_DAYS'] });
    expect(await layer()).toEqual([{ name: 'site:settings.coopTagline', value: 'Power of neighbors' }]);
  });

  it('names what readers of Spanish alone would have had and the office does not change', async () => {
    const typed = '[{ name: Podas, text: Pida una poda, url: "https://coop.example" }]';
    const changes = [{ key: 'services', language: 'es' as const, typed }];
    await changeSite(at.database.db, at.services.siteFolder, changes, { changedBy: 'ada', changedAt: new Date() });
    const shown = (await office.call('studio.version', { params: { version: 0 } }, sam)).json();
    expect(shown).toMatchObject({ differences: [], notOffered: ['services'] });
  });
});
