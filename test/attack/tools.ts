import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { callOf, names, rowOf } from '../../apps/api/src/testing/well-formed-calls.ts';
import { leftLying } from './left-lying.ts';
import { report, target } from './product.ts';
import { termsOf } from './scripts-sent.ts';

/**
 * `npx tsx test/attack/tools.ts <sqlmap|wapiti|ffuf> [--part 1/12] [--minutes 7] [--at http://127.0.0.1:3000]`: Debian's packages of these names
 * (`apt-get install sqlmap wapiti ffuf`) against a product started for it, or the one that is named. sqlmap takes every operation with its path,
 * query and body, signed in; those that anybody may call come first, then those with the most texts, and a part is one
 * of so many runs of neighbours. The limits by login, account and address stay as
 * they are: calls that they refuse are counted as 429 and tell nothing.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string', default: '1/1' },
    at: { type: 'string', default: 'its own' },
    minutes: { type: 'string', default: '7' },
  },
});
const [tool = ''] = positionals;
const patienceMs = Number(given.minutes) * 60_000;
const run = promisify(execFile);
const findings: string[] = [];
await run('which', [tool]).catch(() => {
  throw new Error(`${tool || 'The tool'} is not installed: apt-get install ${tool || 'sqlmap wapiti ffuf'}.`);
});
const attacked = await target(given.at);
const folder = await mkdtemp(join(tmpdir(), 'rochdale-tools-'));
/** A session of the demo's first member. */
async function signedIn(): Promise<string> {
  const login = await fetch(`${attacked.url}/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' }),
  });
  return /"accessToken":"([\w-]+)"/.exec(await login.text())?.[1] ?? '';
}

/** The same session, or a new one where a call has ended it. */
async function stillSignedIn(token: string): Promise<string> {
  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${attacked.url}/v3/member/200017/accounts`, { headers: { authorization } });
  return answer.status === 401 ? signedIn() : token;
}

/** Runs a tool to its end or to the end of patience; answers what it printed. */
function printed(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const late = setTimeout(() => child.kill('SIGTERM'), patienceMs);
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr.on('data', (chunk) => {
      text += chunk;
    });
    child.on('close', () => {
      clearTimeout(late);
      resolve(text);
    });
  });
}

async function sqlmap(): Promise<void> {
  const [number = 1, of = 1] = given.part.split('/').map(Number);
  const today = new Date().toISOString().slice(0, 10);
  const fields = (name: (typeof names)[number]): number =>
    JSON.stringify(callOf(name, termsOf(today)).payload ?? {}).split('":').length +
    (rowOf(name).access === 'public' ? 1000 : 0);
  const all = names
    .filter((name) => name !== 'sign-in.logout' && rowOf(name).access !== 'gateway')
    .filter((name) => fields(name) % 1000 > 1 || /\d|\?/.test(callOf(name, termsOf(today)).url.slice(3)))
    .sort((one, other) => fields(other) - fields(one));
  const size = Math.ceil(all.length / of);
  const wanted = all.slice((number - 1) * size, number * size);
  const began = Date.now();
  let done = 0;
  let requests = 0;
  let token = '';
  const statuses = new Map<string, number>();
  for (const name of wanted) {
    if (Date.now() - began > patienceMs) break;
    const { method, url, payload } = callOf(name, termsOf(today));
    const file = join(folder, `${name}.txt`);
    token = await stillSignedIn(token);
    if (token === '') findings.push(`sqlmap: nobody could sign in for ${name}`);
    // Each part of the path is marked: sqlmap takes no other for a parameter.
    const marked = url.replace(/^([^?]*)/, (path) => path.replace(/\/(\d[\w-]*)(?=\/|$)/g, '/$1*'));
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const heads = [
      `Host: 127.0.0.1:${attacked.port}`,
      `Authorization: Bearer ${token}`,
      ...(body ? ['Content-Type: application/json'] : []),
    ];
    await writeFile(file, `${method} ${marked} HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n${body}`);
    const traffic = join(folder, `${name}.traffic`);
    const text = await printed('sqlmap', [
      ...['-r', file, '--batch', '--flush-session', '--level=1', '--risk=1', '--dbms=PostgreSQL', '--technique=BEU'],
      ...['--threads=4', '--timeout=10', '--retries=0', '--output-dir', folder, '-t', traffic, '--disable-coloring'],
      ...['--skip=authorization,host', '--ignore-code=*', '--ignore-stdin'],
    ]);
    done += 1;
    const sent = await readFile(traffic, 'utf8').catch(() => '');
    const asked = sent.match(/^HTTP request \[/gm)?.length ?? 0;
    for (const [, status = ''] of sent.matchAll(/^HTTP response \[#\d+\] \((\d{3})/gm))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    requests += asked;
    console.log(`${name}: ${asked} requests`);
    if (asked === 0) findings.push(`sqlmap asked nothing of ${name}`);
    if (/^sqlmap identified the following injection/m.test(text) || /is vulnerable/.test(text))
      findings.push(`sqlmap: ${name}`);
    if (/^HTTP response \[#\d+\] \(5\d\d/m.test(sent)) findings.push(`sqlmap: ${name} broke`);
  }
  const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`sqlmap: ${done} of ${wanted.length} operations, ${requests} requests, answered ${answers}`);
}

async function wapiti(): Promise<void> {
  const token = await signedIn();
  if (token === '') findings.push('wapiti: nobody could sign in');
  const text = await printed('wapiti', [
    ...[
      '-u',
      `${attacked.url}/pages/home`,
      '--scope',
      'domain',
      '--flush-session',
      '--max-scan-time',
      String(patienceMs / 1000 - 60),
      '-d',
      '4',
    ],
    ...[
      '-m',
      'xss,sql,exec,file,redirect,crlf,ssrf,csp,http_headers,cookieflags,methods,backup',
      '-f',
      'json',
      '-o',
      join(folder, 'report.json'),
    ],
    ...['-H', `Authorization: Bearer ${token}`, '--no-bugreport', '-S', 'normal'],
    ...names
      .filter((name) => rowOf(name).method === 'GET' && rowOf(name).access === 'member')
      .flatMap((name) => ['-s', `${attacked.url}${callOf(name, termsOf('2026-11-20')).url}`]),
  ]);
  if ((await stillSignedIn(token)) !== token) findings.push('wapiti: the session ended on the way');
  const said: unknown = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8').catch(() => '{}'));
  const kinds =
    typeof said === 'object' && said !== null && 'vulnerabilities' in said ? Object(said.vulnerabilities) : {};
  const found = Object.entries(kinds).flatMap(([kind, all]) =>
    Array.isArray(all) && all.length > 0 ? [`${kind}: ${all.length}, ${String(all[0].info).slice(0, 120)}`] : [],
  );
  findings.push(...found.filter((one) => !one.includes('X-XSS-Protection')));
  console.log(`wapiti: ${/found (\d+) URLs/i.exec(text)?.[1] ?? 'some'} addresses; ${found.join('; ') || 'nothing'}`);
}

async function ffuf(): Promise<void> {
  const list = join(folder, 'names.txt');
  const result = join(folder, 'found.json');
  await writeFile(list, leftLying.join('\n'));
  await printed('ffuf', [
    '-w',
    list,
    '-u',
    `${attacked.url}/FUZZ`,
    '-mc',
    '200,201,204,206,401,403,500-599',
    '-o',
    result,
    '-of',
    'json',
    '-t',
    '10',
    '-s',
  ]);
  const said: { results?: { input: { FUZZ: string }; status: number }[] } = JSON.parse(await readFile(result, 'utf8'));
  const found = (said.results ?? []).map(({ input, status }) => `/${input.FUZZ} ${status}`);
  const known =
    /^\/(pages\/home|api\/docs(\/json)?|dev\/outbox|healthz|readyz|sw\.js|manifest\.webmanifest|favicon\.ico) 200$/;
  findings.push(...found.filter((one) => !known.test(one)));
  console.log(`ffuf: ${leftLying.length} names; open are ${found.join(', ') || 'none'}`);
}

const tools: Readonly<Record<string, () => Promise<void>>> = { sqlmap, wapiti, ffuf };
await tools[tool]?.();
await rm(folder, { recursive: true, force: true });
await report(tool, findings, attacked);
