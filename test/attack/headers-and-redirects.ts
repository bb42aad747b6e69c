import { request } from 'node:http';
import { report, target } from './product.ts';

/**
 * `npx tsx test/attack/headers-and-redirects.ts [http://127.0.0.1:3000]`: tricks in heads and addresses. None may be
 * heeded: no answer names a host that was made up, leads elsewhere, may be framed, or breaks.
 */
const attacked = await target();
const findings: string[] = [];
const evil = 'evil.example';
let asked = 0;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> => {
  asked += 1;
  return new Promise((resolve) => {
    const refused = { status: 0, headers: {}, body: '' };
    try {
      const sent = request({ host: '127.0.0.1', port: attacked.port, path, method, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces).toString() }),
        );
      });
      sent.on('error', () => resolve(refused));
      sent.end(body);
    } catch {
      resolve(refused);
    }
  });
};

const leadsAway = ({ headers }: Answer) => {
  const location = String(headers.location ?? '');
  return location !== '' && (!location.startsWith('/') || /^\/[/\\]/.test(location));
};

const pages = [
  '/',
  '/pages/home',
  '/pages/login',
  '/pages/quickpay',
  '/pages/accountoverview',
  '/pages/nothing',
  '/v3/usage/config',
];
const heads: readonly Readonly<Record<string, string>>[] = [
  { host: evil },
  { 'x-forwarded-host': evil },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', forwarded: `host=${evil}` },
  { 'x-original-url': '/dev/outbox', 'x-rewrite-url': '/dev/outbox' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
  { origin: `https://${evil}` },
  { referer: `https://${evil}/` },
  { cookie: 'language=<script>alert(1)</script>; accessToken=x' },
  { cookie: 'rochdale-language=../../etc/passwd' },
  { 'accept-language': '<script>alert(1)</script>' },
  { range: 'bytes=0-18446744073709551615' },
  { 'content-encoding': 'gzip', 'transfer-encoding': 'identity' },
  { 'accept-encoding': 'gzip;q=1e9, *;q=0' },
  { authorization: `Bearer ${'A'.repeat(8000)}` },
];
for (const path of pages) {
  for (const headers of heads) {
    const answer = await ask(path, headers);
    const what = `${path} with ${JSON.stringify(headers).slice(0, 80)}`;
    if (answer.status >= 500) findings.push(`${what} broke with ${answer.status}`);
    if (leadsAway(answer) || `${JSON.stringify(answer.headers)}${answer.body}`.includes(evil))
      findings.push(`${what} is heeded`);
    if (answer.body.includes('<script>alert(1)')) findings.push(`${what} is written into the page`);
    if (answer.headers['access-control-allow-origin'] !== undefined) findings.push(`${what} lets other sites read`);
    if (answer.headers['set-cookie'] !== undefined) findings.push(`${what} sets a cookie`);
  }
  const { headers } = await ask(path);
  const isFramed = headers['x-frame-options'] === undefined && headers.location === undefined;
  if (isFramed) findings.push(`${path} may be framed (no X-Frame-Options)`);
  if (headers['x-content-type-options'] !== 'nosniff') findings.push(`${path} may be sniffed`);
  if (headers.location === undefined && !String(headers['content-security-policy']).includes("frame-ancestors 'none'"))
    findings.push(`${path} may be framed (no frame-ancestors)`);
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
    findings.push(`${path} says what serves it`);
}

const aways = [
  `//${evil}`,
  `/\\${evil}`,
  `https://${evil}`,
  `%2f%2f${evil}`,
  `/%5c${evil}`,
  `///${evil}/%2e%2e`,
  `/%09/${evil}`,
  `.${evil}`,
  `@${evil}`,
  `/pages//${evil}`,
  `/${evil}/..`,
];
for (const away of aways) {
  const plain = away.startsWith('/') ? away : `/${away}`;
  const paths = [
    plain,
    `/pages/${away}`,
    `/pages/login?returnUrl=${encodeURIComponent(away)}`,
    `/login?returnUrl=${encodeURIComponent(away)}`,
    `/external-redirect?url=${encodeURIComponent(away)}&token=x&memberNumber=1`,
    `/pages/external-redirect?redirectUrl=${encodeURIComponent(away)}`,
    ...['quick-pay', 'member', 'drafts', 'schedule', 'payment-profile'].flatMap((flow) => [
      `/PaymentCallback/${flow}/success?returnUrl=${encodeURIComponent(away)}&transNo=${encodeURIComponent(away)}`,
      `/PaymentCallback/${flow}/cancel?redirect=${encodeURIComponent(away)}`,
    ]),
    `/PaymentCallback/cancel?next=${encodeURIComponent(away)}`,
  ];
  for (const path of paths) {
    const answer = await ask(path);
    if (answer.status >= 500) findings.push(`${path} broke with ${answer.status}`);
    if (leadsAway(answer)) findings.push(`${path} leads to ${String(answer.headers.location)}`);
  }
}

for (const path of [
  '/v3/usage/config%0d%0aSet-Cookie:a=b',
  '/pages/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/%',
  '/%ff%fe',
  `/${'a'.repeat(15_000)}`,
  `/pages/home?${'a=b&'.repeat(3000)}`,
  '/v3/../dev/outbox',
  '/v3//session',
  '/v3/session/',
  '/V3/SESSION',
  '/v3/session;a=b',
  '/v3/session%2f',
  '/v3/session%00',
]) {
  const answer = await ask(path);
  if (answer.status >= 500) findings.push(`${path.slice(0, 60)} broke with ${answer.status}`);
  if (answer.headers['set-cookie'] !== undefined) findings.push(`${path} splits the head`);
  if (/^\/v3/i.test(path) && answer.status === 200 && !path.includes('outbox')) findings.push(`${path} opens`);
}
for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
  const answer = await ask('/v3/usage/config', { authorization: 'Bearer secret-text-of-a-token' }, method);
  if (answer.status >= 500 || answer.status === 200) findings.push(`${method} answers ${answer.status}`);
  if (answer.body.includes('secret-text')) findings.push(`${method} says the head back`);
}
// A form of another site can post these types without asking first; none of them does anything.
for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
  const headers = { origin: `https://${evil}`, ...(type && { 'content-type': type }), cookie: 'accessToken=x' };
  const answer = await ask(
    '/v3/login',
    headers,
    'POST',
    '{"username":"marisol.okonkwo","password":"Rochdale-demo-1!"}',
  );
  if (answer.status === 200) findings.push(`another site's form of type ${type || 'none'} is taken`);
}
console.log(`${asked} requests`);
await report('headers, paths and redirects', findings, attacked);
