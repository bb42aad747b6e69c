import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { explainCommand } from './explain.ts';

const cedarRidge = fileURLToPath(new URL('../../../../../coops/cedar-ridge', import.meta.url));

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;
let original: string;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'rochdale-explain-'));
  await cp(cedarRidge, join(folder, 'cedar-ridge'), { recursive: true });
  original = await readFile(siteYaml(), 'utf8');
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.stubEnv('COOPS_DIR', folder);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(...text.split('\n')));
});
beforeEach(async () => {
  said.length = 0;
  await writeFile(siteYaml(), original);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
  await at.close();
});

const siteYaml = () => join(folder, 'cedar-ridge', 'site.yaml');

/** Runs `coop explain` after changes of site.yaml, each a text and what stands in its place. Answers its lines. */
async function explain(line: string, ...changes: readonly (readonly [from: RegExp, to: string])[]): Promise<string[]> {
  const text = changes.reduce((source, [from, to]) => {
    expect(source).toMatch(from);
    return source.replace(from, to);
  }, original);
  await writeFile(siteYaml(), text);
  expect(await explainCommand.run(line.split(' '))).toBe(0);
  return [...said];
}

const off = (feature: string) =>
  [new RegExp(`name: ${feature}, enable: true`), `name: ${feature}, enable: false`] as const;

describe('coop explain', () => {
  it('says why a screen is closed and where members are led', async () => {
    expect(await explain('levelized-billing', off('AverageBilling'))).toEqual([
      'levelized-billing (screen, for a member): closed.',
      '  averageBilling: feature AverageBilling is off (site.yaml features).',
      '  A visitor is sent to /login.',
      '  A member is sent to /accountoverview.',
    ]);
  });

  it('prints what docs/settings.md shows', async () => {
    const manual = await readFile(fileURLToPath(new URL('../../../../../docs/settings.md', import.meta.url)), 'utf8');
    expect(manual).toContain((await explain('quick-pay --account 104500074')).join('\n'));
    said.length = 0;
    expect(manual).toContain((await explain('levelized-billing', off('AverageBilling'))).join('\n'));
  });

  it('says why a screen is open', async () => {
    expect(await explain('/pages/outage-status?accountno=1')).toEqual([
      'outage-status (screen, for a member): open.',
      '  outage: feature Outage is on (site.yaml features).',
      '  A visitor is sent to /login.',
    ]);
    said.length = 0;
    expect(await explain('home')).toEqual(['home (screen, for everybody): open.', '  no setting closes it.']);
  });

  it('says what several settings do together', async () => {
    const lines = await explain(
      'draft-payments',
      [/allowCreditDraft: Y/, 'allowCreditDraft: N'],
      [/allowBankDraft: Y/, 'allowBankDraft: N'],
    );
    expect(lines.slice(0, 2)).toEqual([
      'draft-payments (screen, for a member): closed.',
      '  draftPayments: allowBankDraft is N (site.yaml configuration), allowCreditDraft is N (site.yaml configuration), DRAFT_TYPE is "BOTH" (site.yaml config); none of them opens it.',
    ]);
    expect(lines.at(-1)).toBe('  A member reads: Draft payments service unavailable, please contact administrator.');
  });

  it('says what an operation answers', async () => {
    expect(await explain('outage.report', off('Outage'))).toEqual([
      'outage.report (operation, for a member): closed.',
      '  outage: feature Outage is off (site.yaml features).',
      '  POST /v3/outage/reports answers 401 without a token.',
      '  POST /v3/outage/reports answers 404: Service unavailable, please contact administrator.',
    ]);
  });

  it.each([
    ['quick-pay', '104500074', /^ {2}members read: ECheck & Credit Card Payment Restricted\.$/],
    ['quick-pay.initiate', '104500058', /^ {2}card: closed \(account isCcEligible N; UTILITY_ALLOW_CREDIT_CARD Y\)\.$/],
    ['quick-pay', '104500025', /^ {2}prepaid: no due date, and at least \$/],
    ['draft-payments', '104471882', /^ {2}BANK draft: closed: Pay the past due amount first, then set up a draft\.$/],
    ['billpayments/auto-pay', '104500025', /^ {2}auto pay: closed: Auto Pay is not available for prepaid accounts\.$/],
    ['outage-status', '104471890', /^ {2}reporting: closed: Outage is not supported for the selected account\.$/],
    ['outage.report', '104471882', /^ {2}reporting: closed: /],
    ['usage-tracker', '104500017', /^ {2}tabs: daily, monthly/],
    ['levelized-billing', '104495507', /^ {2}sign up: closed: /],
    ['meter-reading', '104471882', /^ {2}meter reading: open/],
    ['legal-terms', '104500017', /^ {2}nothing about an account closes it\.$/],
  ])('%s for account %s says what the account itself opens or closes', async (name, account, expected) => {
    const lines = await explain(`${name} --account ${account}`);
    expect(lines.some((line) => line.startsWith(`Account ${account} of member `))).toBe(true);
    expect(lines.filter((line) => expected.test(line))).toHaveLength(1);
  });

  it('says that a cut-off account may not be paid online', async () => {
    const notCutOff: [RegExp, string] = [/^config:\n/m, 'config:\n  PAYONLINE_PAY_CUTOFF_ACCOUNT: N\n'];
    const lines = await explain('quick-pay --account 104500033', notCutOff);
    expect(lines.join('\n')).toContain(
      'payment online: closed: PAYONLINE_PAY_CUTOFF_ACCOUNT is N and the member has a cut-off account.',
    );
  });

  it('lists a member’s accounts, and knows another member’s', async () => {
    const all = await explain('usage-tracker --member 200017');
    expect(all.filter((line) => line.startsWith('Account '))).toHaveLength(7);
    said.length = 0;
    const other = await explain('usage-tracker --member 200017 --account 104500017');
    expect(other.at(-1)).toBe(
      'Account 104500017 belongs to another member; the portal answers as if it did not exist.',
    );
  });

  it.each([
    ['levelised-biling', 'There is no screen and no operation levelised-biling. Nearest: levelized-billing.'],
    ['zzzz', 'There is no screen and no operation zzzz. Their names stand in /api/docs and in docs/switches.md.'],
    ['quick-pay --account 12a', '--account and --member take numbers of up to 12 digits.'],
    ['quick-pay --account 999', 'There is no account 999.'],
    ['quick-pay --member 999', 'There is no member 999 with accounts.'],
    ['quick-pay again', /^Usage: coop explain <screen\|operation>/],
  ])('%s is refused with a sentence', async (line, sentence) => {
    await expect(explainCommand.run(line.split(' '))).rejects.toThrow(sentence);
  });
});
