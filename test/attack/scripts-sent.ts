import type { CallTerms } from '../../apps/api/src/testing/numbers.ts';
import { callOf, names, rowOf } from '../../apps/api/src/testing/well-formed-calls.ts';
import { payloads } from './payloads.ts';

/** The demo's first member, who is attacked with her own words. */
export const attackedMember = { memberNumber: '200017', accountNumber: '104471882', login: 'marisol.okonkwo' };
const { memberNumber, accountNumber } = attackedMember;

/** Numbers that well-formed calls of that member name. */
export const termsOf = (today: string): CallTerms => ({
  numbers: {
    memberNumber,
    accountNumber,
    storedPaymentId: 'S2000172',
    transNo: '20260101-NONE',
    meterId: '66270739',
    locationId: 'L1',
    contactId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a1',
    encryptedAccount: 'unknown',
    delinquentViewUrl: 'unknown',
    directUsageLink: 'unknown',
    billViewUrl: 'unknown',
    viewccPdfUrl: 'unknown',
  },
  today,
  readOn: today,
  later: today,
});

/** They would end the session that looks at the pages afterwards, or close what the others open. */
const leftOut = new Set(['sign-in.logout', 'mfa.remove', 'payment-profile.remove', 'my-profile.username']);

/** Puts scripts, one after another, in place of each text of each operation's body. Answers how many were taken, and what broke. */
export async function sendScripts(
  url: string,
  token: string,
  today: string,
): Promise<{ sent: number; taken: number; broken: string[] }> {
  let sent = 0;
  let taken = 0;
  const broken: string[] = [];
  for (const name of names) {
    if (leftOut.has(name) || rowOf(name).access === 'gateway') continue;
    const { method, url: path, payload } = callOf(name, termsOf(today));
    if (payload === undefined) continue;
    for (const [index, body] of bodiesOf(payload).entries()) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      sent += 1;
      if (answer.ok) taken += 1;
      if (answer.status >= 500) broken.push(`${name} broke with ${answer.status} (text ${index})`);
    }
  }
  return { sent, taken, broken };
}

/** The body with one of its texts, however deep, and then with every free text, turned into a script. */
function bodiesOf(body: object): unknown[] {
  const texts = pathsOf(body);
  return texts.flatMap((path, index) => [
    changed(body, path, payloads[index % payloads.length] ?? ''),
    changed(body, path, '<img src=x onerror=hit=1>'),
    changed(body, path, '<hit>'),
  ]);
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown): Path[] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return inner.flatMap(([key, one]) => pathsOf(one).map((path) => [key, ...path]));
}

function changed(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return text;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  return Object.assign(copy, { [key]: changed(Reflect.get(value, key), rest, text) });
}
