import { createHash } from 'node:crypto';
import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { mostDocumentBytes } from '@rochdale/domain/website/member-info-docs/document-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readStoredSettings } from '../../../platform/run-time-settings/run-time-settings-store.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { forgetUnnamedDocuments } from '../member-info-docs/public.ts';
import { documentsOf } from '../site/kept-sites.ts';
import { changesIn } from '../site/site-changes.ts';

type Draft = OfficeResponseOf<'studio.see'>;

const pdf = Buffer.from('%PDF-1.7 the bylaws of 2026');
const key = 'memberInfoDocs';
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let sam: Clerk;
let dana: Clerk;

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const add = (name: string, content: Buffer | string, who = sam) => {
  const encoded = typeof content === 'string' ? content : content.toString('base64');
  return office.call('studio.add-document', { body: { name, content: encoded } }, who);
};
const said = ({ json }: Awaited<ReturnType<typeof add>>): string => json()[0]?.message ?? json().message;
const see = async (): Promise<Draft> => (await office.call('studio.see', {}, sam)).json();
const save = async (value: unknown): Promise<Draft> => {
  const { revision } = await see();
  return (
    await office.call('studio.save', { body: { revision, edits: [{ key, language: null, value }] } }, sam)
  ).json();
};
const publish = ({ revision, version }: Draft) =>
  office.call('studio.publish', { body: { revision, version: version.number } }, sam);
const listed = (url: string, document?: string) => ({
  friendlyDescription: 'Bylaws',
  url,
  ...(document && { document }),
});

/** What a member finds by the list as every process reads it within two seconds. */
async function found(): Promise<{ friendlyDescription: string; url: string }[]> {
  const changes = changesIn(await readStoredSettings(at.services.db));
  at.listDocuments(documentsOf(at.services.siteFolder, changes));
  const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await at.app.inject({ url: '/v3/member-info-docs', headers })).json().results;
}

beforeAll(async () => {
  at = await testApp({ isDemo: true });
  office = await testOffice(at);
  sam = await office.hire('sam@coop.example', ['site']);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
beforeEach(async () => {
  for (const table of ['site_versions', 'site_drafts', 'site_draft_saves', 'run_time_settings', 'site_documents'])
    await rows(`delete from ${table}`);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

describe('a file that the office adds for members (office-184)', () => {
  it('is kept once by its bytes, whoever adds it how often, and is an entry of the audit', async () => {
    const fifty = await Promise.all(Array.from({ length: 50 }, () => add('bylaws-2026.pdf', pdf)));
    expect(new Set(fifty.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const document = createHash('sha256').update(pdf).digest('hex');
    expect(fifty[0]?.json()).toEqual({ document, size: pdf.length });
    expect(await rows('select document, size from site_documents')).toEqual([{ document, size: pdf.length }]);
    const [{ act, facts }] = await rows('select act, facts from audit order by audit_id desc limit 1');
    expect([act, JSON.parse(facts)]).toEqual(['site-document-added', { name: 'bylaws-2026.pdf', size: pdf.length }]);
  });

  it('is refused where it is not what its name says, is too large, is empty, or is brought by somebody else', async () => {
    const html = Buffer.from('<html><script>alert(1)</script>');
    expect(said(await add('page.pdf', html))).toMatch(/^This file is not what its name says/);
    for (const name of ['page.html', '../site.txt', 'a.svg']) expect((await add(name, pdf)).statusCode).toBe(400);
    expect((await add('empty.txt', Buffer.alloc(0))).statusCode).toBe(400);
    expect((await add('odd.pdf', 'no base64!')).statusCode).toBe(400);
    const large = Buffer.concat([pdf, Buffer.alloc(mostDocumentBytes)]);
    expect(said(await add('large.pdf', large))).toMatch(/^This file is larger than 5 MB/);
    expect((await add('bylaws.pdf', pdf, dana)).statusCode).toBe(403);
    expect(await rows('select from site_documents')).toEqual([]);
  });

  it('is found by members once a list with it is published, with its own bytes, and no longer once it is rolled back', async () => {
    const name = `${'bylaws-'.repeat(14)}.pdf`;
    const before = await found();
    const { document } = (await add(name, pdf)).json();
    const draft = await save([listed(name, document), listed('rates.pdf')]);
    expect(draft.problems).toEqual([]);
    expect((await found()).length).toBe(before.length);
    expect((await publish(draft)).statusCode).toBe(200);
    const [first, second] = await found();
    const opened = await at.app.inject({ url: first?.url ?? '' });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(opened.rawPayload.equals(pdf)).toBe(true);
    expect((await at.app.inject({ url: second?.url ?? '' })).rawPayload.equals(pdf)).toBe(false);
    const undone = { params: { version: 0 }, body: { now: 1, reason: 'the old list' } };
    expect((await office.call('studio.undo', undone, sam)).statusCode).toBe(200);
    expect((await found()).map(({ friendlyDescription }) => friendlyDescription)).toEqual(
      before.map(({ friendlyDescription }) => friendlyDescription),
    );
    expect((await at.app.inject({ url: first?.url ?? '' })).headers.location).toBe('/pages/member-info-docs');
  });

  it('that is not kept, or is no file of the folder, keeps the draft from being published', async () => {
    const lost = await save([listed('bylaws.pdf', 'a'.repeat(64))]);
    expect(lost.problems).toEqual([{ key, reason: 'the file bylaws.pdf is no longer kept; add it again' }]);
    expect((await publish(lost)).statusCode).toBe(409);
    const missing = await save([listed('nowhere.pdf')]);
    expect(missing.problems[0]?.reason).toBe('there is no file documents/member-info/nowhere.pdf');
    for (const url of ['javascript:alert(1)', '/etc/passwd', '../site.yaml'])
      expect((await save([listed(url)])).problems[0]?.reason).toMatch(/^must be an address/);
    expect((await publish(await see())).statusCode).toBe(409);
  });

  it('is forgotten after a week where no version and no draft names it, and never where one does', async () => {
    const named = (await add('named.pdf', pdf)).json().document;
    const drafted = (await add('drafted.txt', Buffer.from('drafted'))).json().document;
    await add('unnamed.txt', Buffer.from('nobody names it'));
    await publish(await save([listed('named.pdf', named)]));
    await publish(await save([]));
    await save([listed('drafted.txt', drafted)]);
    await forgetUnnamedDocuments(at.services.db, new Date(Date.now() - 60_000));
    expect((await rows('select from site_documents')).length).toBe(3);
    await forgetUnnamedDocuments(at.services.db, new Date(Date.now() + 60_000));
    expect((await rows('select document from site_documents')).map((one) => one.document).sort()).toEqual(
      [named, drafted].sort(),
    );
  });
});
