import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callOf, names, rowOf } from '../../apps/api/src/testing/well-formed-calls.ts';
import { leftLying } from './left-lying.ts';
import { report, target } from './product.ts';
import { termsOf } from './scripts-sent.ts';

/**
 * `npx tsx test/attack/tools.ts <sqlmap|wapiti|ffuf> [--part 1/6]`: Debian's packages of these names
 * (`apt-get install sqlmap wapiti ffuf`) against a product started for it. sqlmap takes every operation with its path,
 * query and body, signed in; a part is one of so many slices of them. The limits by login, account and address stay as
 * they are: calls that they refuse are counted as 429 and tell nothing.
 */
const [tool = '', flag, part = '1/1'] = process.argv.slice(2);
const patienceMs = 420_000;
const run = promisify(execFile);
const findings: string[] = [];
await run('which', [tool]).catch(() => {
  throw new Error(`${tool || 'The tool'} is not installed: apt-get install ${tool || 'sqlmap wapiti ffuf'}.`);
});
if (flag !== undefined && flag !== '--part') throw new Error('Only --part is known.');
const attacked = await target('its own');
const folder = await mkdtemp(join(tmpdir(), 'rochdale-tools-'));
const login = await fetch(`${attacked.url}/v3/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' }),
});
const token = /"accessToken":"([\w-]+)"/.exec(await login.text())?.[1] ?? '';

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
  const [number = 1, of = 1] = part.split('/').map(Number);
  const today = new Date().toISOString().slice(0, 10);
  const wanted = names
    .filter((name) => name !== 'sign-in.logout' && rowOf(name).access !== 'gateway')
    .filter((_, index) => index % of === number - 1);
  const began = Date.now();
  let done = 0;
  let requests = 0;
  let limited = 0;
  for (const name of wanted) {
    if (Date.now() - began > patienceMs) break;
    const { method, url, payload } = callOf(name, termsOf(today));
    const file = join(folder, `${name}.txt`);
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
    requests += sent.match(/^HTTP request \[/gm)?.length ?? 0;
    limited += sent.match(/^HTTP response .*\(429\)/gm)?.length ?? 0;
    if (/^sqlmap identified the following injection/m.test(text) || /is vulnerable/.test(text))
      findings.push(`sqlmap: ${name}`);
    if (/^HTTP response .*\(5\d\d\)/m.test(sent)) findings.push(`sqlmap: ${name} broke`);
  }
  if (requests === 0) findings.push('sqlmap asked nothing');
  console.log(`sqlmap: ${done} of ${wanted.length} operations, ${requests} requests, ${limited} of them answered 429`);
}

async function wapiti(): Promise<void> {
  const text = await printed('wapiti', [
    ...[
      '-u',
      `${attacked.url}/pages/home`,
      '--scope',
      'domain',
      '--flush-session',
      '--max-scan-time',
      '360',
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
