import { badRequest, failure } from '@rochdale/contract/schemas/errors';
import fc from 'fast-check';

/** Texts that have broken other servers. */
export const hostileTexts: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\r\nSet-Cookie: a=b', '\u202e', 'ﷺ'.repeat(20), 'a'.repeat(10_000)],
  ...["' or 1=1 --", "'; select pg_sleep(5) --", '%', '_', '\\', '$1', '{{7*7}}', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '=HYPERLINK("http://a.example")', '-1', '1e308', '99999999999999999999', 'NaN'],
  ...['9999-12-31', '0000-00-00', '2026-02-30', '[object Object]', '__proto__', 'constructor', 'null'],
];

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  '\ud800',
  ...[null, true, false, 0, -1, 1e308, -1e308, 0.1 + 0.2, Number.MAX_SAFE_INTEGER, 2 ** 63, [], {}, [[]], [null]],
  ...[{ length: 5 }, { toString: 'x' }, { $ne: null }, Array.from({ length: 1500 }, () => ({}))],
];

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

/** Bodies that are hardly JSON, or JSON of a kind that no form sends. */
export function hostileBodies(body: object): string[] {
  const good = JSON.stringify(body);
  const key = Object.keys(body)[0] ?? 'a';
  return [
    ...['', '{', '[', '"', 'null', '1', '[]', '{}', 'undefined', '\ufeff{}', '{"a":1}{"b":2}', '{"a":1,}', "{'a':1}"],
    ...[deep('[', ']', 50_000), deep('{"a":', '}', 20_000).replace(/:}/, ':1}'), `"${'a'.repeat(300_000)}"`],
    `{"__proto__":{"memberNumber":"999999"},${good.slice(1)}`,
    `{"constructor":{"prototype":{"isAdmin":true}},${good.slice(1)}`,
    `{"${key}":null,${good.slice(1)}`,
    `${good.slice(0, -1)},"${key}":{"a":[]}}`,
    JSON.stringify({ ...body, memberNumber: '200801', accountNumber: '104508110', isAdmin: true }),
  ];
}

const hostileValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue(), fc.string({ unit: 'binary' }));

/** A body with one of its values, however deep, turned into another. */
export function withOneChanged(body: object): fc.Arbitrary<unknown> {
  return fc.tuple(fc.constantFrom(...pathsIn(body)), hostileValue).map(([path, inner]) => changed(body, path, inner));
}

type Path = readonly (string | number)[];

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[], ...inner.flatMap(([key, one]) => pathsIn(one).map((path) => [key, ...path]))];
}

function changed(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return inner;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  return Object.assign(copy, { [key]: changed(Reflect.get(value, key), rest, inner) });
}

/** What is wrong with an answer to something hostile: it broke, or says more than the shape of errors does. */
export function faultOf(status: number, body: string): string | undefined {
  if (status >= 500) return `broke with ${status}`;
  if (/node_modules|\bat \S+ \(|\.ts:\d|[Ss]yntax ?[Ee]rror|[Pp]ostgres|FST_ERR|ECONNRE|Unexpected token/.test(body))
    return 'tells of its inside';
  if (status < 400) return undefined;
  const read = parsed(body);
  const isError = status === 400 ? badRequest.safeParse(read).success : failure.safeParse(read).success;
  return isError ? undefined : `has another shape at ${status}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
