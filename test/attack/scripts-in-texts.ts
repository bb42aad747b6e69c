import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { composeEmail } from '../../apps/api/src/features/communications/messages/compose.ts';
import { loadSite } from '../../apps/api/src/features/website/site/load-site.ts';
import { mailSink } from '../../apps/api/src/platform/testing/mail-sink.ts';
import { screenAccess } from '../../packages/domain/src/website/screens/screen-access.ts';
import { writeHostileCoOp } from './hostile-co-op.ts';
import { writeHostileImport } from './hostile-import.ts';
import { lookAtPapers } from './papers.ts';
import { payloads } from './payloads.ts';
import { report, target } from './product.ts';
import { headsOf, htmlOf } from './read-mail.ts';
import { attackedMember, sendScripts } from './scripts-sent.ts';
import { watchingBrowser } from './watching-browser.ts';

/**
 * `npx tsx test/attack/scripts-in-texts.ts [--part visitor|member|spanish|query]`: scripts in every text of a co-op's
 * settings, in both languages, of the billing system's files and of what members and visitors send. Pages, mail and
 * PDFs are then looked at in a browser: no script runs, no element comes out of a text, nothing asks a stranger, and no
 * page breaks its own content security policy.
 */
const { values: given } = parseArgs({ options: { part: { type: 'string' } } });
const isWanted = (part: string): boolean => given.part === undefined || given.part === part;
const run = promisify(execFile);
const began = Date.now();
const step = (what: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${what}`);

const folder = await mkdtemp(join(tmpdir(), 'rochdale-texts-'));
const files = join(folder, 'import');
const coOps = join(folder, 'coops');
const { texts, keys } = await writeHostileCoOp(coOps);
step(`${texts} texts of the co-op's settings take a script`);
const sink = await mailSink();
const attacked = await target('its own', { COOPS_DIR: coOps, SMTP_URL: sink.url, MAIL_FROM: 'a@example.com' });
const coop = (...words: string[]) =>
  run(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('../../apps/api/src/cli/coop.ts', import.meta.url)), ...words],
    {
      env: { ...process.env, ...attacked.environment },
    },
  );
step('the product runs');
await coop('generate', '--out', files, '--members', '200', '--seed', '1844', '--named');
const imported = await writeHostileImport(files);
const { stdout } = await coop('import', files);
step(`${imported.values} scripts in ${imported.columns} columns: ${stdout.trim().split('\n').at(-1)}`);

const signIn = await fetch(`${attacked.url}/v3/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: attackedMember.login, password: 'Rochdale-demo-1!' }),
});
const session = JSON.stringify(await signIn.json());
const token = /"accessToken":"([\w-]+)"/.exec(session)?.[1] ?? '';
const today = new Date().toISOString().slice(0, 10);
const { sent, taken, broken } = await sendScripts(attacked.url, token, today);
step(`${taken} of ${sent} calls with a script were taken`);
const whileItRuns = keys.filter((key) =>
  /officeHours|coop(Short)?Name|Tagline|emergencyAnnouncementMessage|banner|AnalysisLabel|FEE_TEXT/.test(key),
);
await coop('site', 'set', ...whileItRuns.flatMap((key) => [key, payloads[1]]));
const translated = whileItRuns.filter((key) => !/coop(Short)?Name/.test(key));
await coop('site', 'set', '--language', 'es', ...translated.flatMap((key) => [key, payloads[1]]));
step(`${whileItRuns.length} settings were changed while it ran, in both languages`);

const findings = [...broken];
const routes = Object.entries(screenAccess).map(([route, { access }]) => ({ address: `/pages/${route}`, access }));
const open = routes.filter(({ access }) => access === 'public').map(({ address }) => address);
const inside = routes.map(({ address }) => address);
const query = ['returnUrl', 'message', 'encodedParam', 'transno', 'otc', 'acnum', 'token', 'tab', 'navto', 'accountno']
  .map((key) => `${key}=${encodeURIComponent(payloads[1])}`)
  .join('&');
const watcher = await watchingBrowser(attacked.url);
await watcher.show('a text that nobody escaped', payloads.join(' '));
if (watcher.findings.length < 2) findings.push('what is laid bare was not noticed');
await watcher.close();
const visits: readonly (readonly [
  part: string,
  session: string | undefined,
  language: string,
  addresses: readonly string[],
])[] = [
  ['visitor', undefined, 'en', [...open, '/dev/outbox', `/pages/${encodeURIComponent(payloads[0])}`]],
  ['member', session, 'en', inside],
  [
    'spanish',
    session,
    'es',
    ['/pages/home', '/pages/accountoverview', '/pages/outage-status', '/pages/my-profile', '/pages/legal-terms'],
  ],
  ['query', session, 'en', inside.map((address) => `${address}?${query}`)],
];
let seen = 0;
for (const [part, who, language, addresses] of visits) {
  if (!isWanted(part)) continue;
  const browser = await watchingBrowser(attacked.url, who);
  await browser.context.addCookies([{ name: 'rochdale.language', value: language, url: attacked.url }]);
  await browser.look(addresses);
  findings.push(...browser.findings.map((finding) => `${part} ${finding}`));
  seen += browser.seen();
  await browser.close();
  step(
    `${part}: ${browser.seen()} of ${addresses.length} pages were looked at, ${browser.reached()} of them show a script as a text, ${browser.findings.length} findings`,
  );
}

const reader = await watchingBrowser(attacked.url);
const kinds = new Set<string>();
for (const mail of sink.mails) {
  const heads = headsOf(mail);
  const subject = heads.get('subject')?.join(' ') ?? '';
  if (!kinds.has(subject)) await reader.show(`mail "${subject}"`, htmlOf(mail));
  kinds.add(subject);
  for (const [name, lines] of heads)
    if (lines.length > 1 && name !== 'received') findings.push(`a mail has ${name} twice`);
}
// Every kind of mail is composed in one place; here with a script in each of its parts, for the co-op of scripts.
const hostile = await loadSite(join(coOps, 'cedar-ridge'));
for (const payload of payloads)
  for (const language of ['en', 'es'] as const) {
    const link = { label: payload, to: `/pages/home?a=${payload}` } as const;
    const parts = { subject: payload, paragraphs: [payload, payload], code: payload, action: link, stop: link };
    await reader.show(
      `a composed mail (${language})`,
      composeEmail(hostile, parts, language, 'https://portal.example').html,
    );
  }
findings.push(...reader.findings);
await reader.close();
const papers = await lookAtPapers(attacked.url, token);
findings.push(...papers.findings);
console.log(`${seen} pages, ${sink.mails.length} mails of ${kinds.size} kinds, ${papers.seen} PDFs were looked at`);
console.log([...kinds].sort().join('\n'));
await sink.stop();
await rm(folder, { recursive: true, force: true });
await report('scripts in texts', [...new Set(findings)], attacked);
