import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { memberInfoDocsOf, readListedDocuments } from './member-info-docs.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'member-info-'));
});
afterEach(() => rm(folder, { recursive: true }));

const load = async (yaml: string, spanish?: string) => {
  await mkdir(join(folder, 'documents/member-info'), { recursive: true });
  await writeFile(join(folder, 'documents/member-info/bylaws.pdf'), '%PDF');
  await writeFile(join(folder, 'member-info-docs.yaml'), yaml);
  if (spanish !== undefined) await writeFile(join(folder, 'member-info-docs.es.yaml'), spanish);
  return readListedDocuments(folder);
};

describe('the list of documents', () => {
  it('is empty where there is none, or nothing in it', async () => {
    expect(await readListedDocuments(folder)).toEqual({});
    expect(await load('# nothing yet\n')).toEqual({ en: [] });
  });

  it('names files and other sites in order', async () => {
    const yaml =
      '- { friendlyDescription: Board, url: https://example.com/x }\n- { friendlyDescription: By, url: bylaws.pdf }\n';
    expect(memberInfoDocsOf((await load(yaml)).en)).toEqual([
      { friendlyDescription: 'Board', url: 'https://example.com/x' },
      { friendlyDescription: 'By', file: 'bylaws.pdf' },
    ]);
  });

  it('is another one in Spanish where there is one, and checked as well', async () => {
    const yaml = '- { friendlyDescription: By, url: bylaws.pdf }';
    const both = await load(yaml, '- { friendlyDescription: Estatutos, url: bylaws.pdf }');
    expect(memberInfoDocsOf(both.es)).toEqual([{ friendlyDescription: 'Estatutos', file: 'bylaws.pdf' }]);
    expect((await load(yaml, '[]')).es).toEqual([]);
    await expect(load(yaml, '- { friendlyDescription: A, url: rates.pdf }')).rejects.toThrow(
      'member-info-docs.es.yaml:1: there is no file documents/member-info/rates.pdf',
    );
  });

  it.each([
    ['- friendlyDescription: A\n  url: rates.pdf', /yaml:2: there is no file documents\/member-info\/rates\.pdf/],
    ['- friendlyDescription: A\n  url: ../site.yaml', /yaml:2: 0\.url: must be an address/],
    ['- friendlyDescription: A\n  url: /etc/passwd', /yaml:2: 0\.url: must be an address/],
    ['- friendlyDescription: A\n  url: page.html', /yaml:2: 0\.url: must be an address/],
    ['- friendlyDescription: A\n  url: javascript:alert(1)', /yaml:2: 0\.url: must be an address/],
    ['- friendlyDescription: ""\n  url: bylaws.pdf', /yaml:1: 0\.friendlyDescription/],
    ['- friendlyDescription: A\n  url: bylaws.pdf\n  colour: red', /yaml:1: 0/],
    ['- friendlyDescription: "A', /yaml:1: /],
  ])('%j stops the start with line and reason', async (yaml, reason) => {
    await expect(load(yaml)).rejects.toThrow(reason);
  });
});

describe('documents for members', () => {
  let at: Awaited<ReturnType<typeof testApp>>;
  let later = 0;
  beforeAll(async () => {
    at = await testApp({ clock: { now: () => new Date(systemClock.now().getTime() + later) } });
  });
  afterAll(() => at.close());

  const list = async (language = 'en') => {
    const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    const url = '/v3/member-info-docs';
    return (
      await at.app.inject({ url, headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language } })
    ).json().results;
  };

  it('are listed for members alone', async () => {
    expect((await at.app.inject({ url: '/v3/member-info-docs' })).statusCode).toBe(401);
    const found = await list();
    expect(found.map((one: { friendlyDescription: string }) => one.friendlyDescription)).toEqual([
      'Bylaws (PDF)',
      'Rate schedule (PDF)',
      'Minutes of board meetings',
    ]);
    expect(found[2].url).toBe('https://www.cedarridge.example/board/minutes');
    const [first] = await list('es');
    expect([first.friendlyDescription, (await at.app.inject({ url: first.url })).statusCode]).toEqual([
      'Estatutos, en inglés (PDF)',
      200,
    ]);
  });

  it('open by the path that a member was given, for some hours', async () => {
    const [{ url }] = await list();
    const opened = await at.app.inject({ url });
    expect([opened.statusCode, opened.headers['content-type'], opened.headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const elsewhere = async (path: string) => {
      const answer = await at.app.inject({ url: path });
      return [answer.statusCode, answer.headers.location];
    };
    const theList = [303, '/pages/member-info-docs'];
    const [sealed] = url.split('/').slice(-2);
    expect(await elsewhere(url.replace('bylaws.pdf', 'rates.pdf'))).toEqual(theList);
    expect(await elsewhere(`/coop/member-info-docs/${sealed}/..%2F..%2Fsite.yaml`)).toEqual(theList);
    expect(await elsewhere('/coop/member-info-docs/made-up/bylaws.pdf')).toEqual(theList);
    later = 13 * 3_600_000;
    expect(await elsewhere(url)).toEqual(theList);
    later = 0;
  });
});
