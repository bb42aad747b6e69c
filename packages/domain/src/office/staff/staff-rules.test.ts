import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';
import { isPermission, permissions } from './permissions.ts';
import { affirmsSecondStep } from './provider-word.ts';
import { isRoleName, permissionsOf, roleChangeViolation, roleNames, standardRoles } from './roles.ts';
import { apartDays, mailboxOf, type Person, secondPersonViolation } from './second-person.ts';
import { idleMinutes, isSessionOpen, proofMinutes, provedUntil, sessionMinutes } from './staff-session.ts';
import { isTwoPeopleLine, isWaiting, takesTwoPeople, twoPeopleLines } from './two-people.ts';

const now = new Date('2026-11-23T18:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;
const roles = fc.uniqueArray(fc.constantFrom(...roleNames));

describe('roles', () => {
  it('give together what each of them gives, and nothing else', () => {
    fc.assert(
      fc.property(roles, (held) => {
        const may = permissionsOf(held, standardRoles);
        for (const permission of permissions)
          expect(may.has(permission)).toBe(held.some((role) => standardRoles[role].includes(permission)));
      }),
    );
  });

  it('an auditor changes nothing, however a co-op sets the role', () => {
    expect([...standardRoles.auditor].filter((one) => !/\.(see|find)$/.test(one))).toEqual([]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...permissions)), (chosen) => {
        const isTaken = roleChangeViolation('auditor', chosen) === undefined;
        expect(isTaken).toBe(chosen.every((one) => /\.(see|find)$/.test(one)));
      }),
    );
    expect(roleChangeViolation('auditor', ['members.see-protected'])?.code).toBe('staff.roles.auditorReads');
  });

  it('admins keep what lets others in; the other roles take any set', () => {
    expect(roleChangeViolation('admin', ['staff.change'])?.code).toBe('staff.roles.adminKeeps');
    expect(roleChangeViolation('admin', ['staff.change', 'staff.see'])).toBeUndefined();
    expect(roleChangeViolation('clerk', [])).toBeUndefined();
    for (const role of roleNames) expect(roleChangeViolation(role, standardRoles[role])).toBeUndefined();
  });

  it('are known by name, as permissions and lines are', () => {
    expect([isRoleName('clerk'), isRoleName('root')]).toEqual([true, false]);
    expect([isPermission('staff.see'), isPermission('staff')]).toEqual([true, false]);
    expect([isTwoPeopleLine('rule'), isTwoPeopleLine('all')]).toEqual([true, false]);
  });
});

describe('a session', () => {
  const minutes = fc.integer({ min: 0, max: sessionMinutes + 60 });

  it('is open for eight hours, half an hour after its last use, and never once it was ended', () => {
    fc.assert(
      fc.property(minutes, minutes, fc.boolean(), (age, idle, isEnded) => {
        const session = {
          startedAt: ago(age),
          lastUsedAt: ago(Math.min(age, idle)),
          endedAt: isEnded ? ago(0) : null,
          provedAt: null,
        };
        const isFresh = age < sessionMinutes && Math.min(age, idle) < idleMinutes;
        expect(isSessionOpen(session, now)).toBe(isFresh && !isEnded);
      }),
    );
  });

  it('a proof counts for five minutes, and one of the future does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), (seconds) => {
        const provedAt = new Date(now.getTime() - seconds * 1000);
        const counts = seconds >= 0 && seconds < proofMinutes * 60;
        expect(provedUntil({ provedAt }, now) !== undefined).toBe(counts);
      }),
    );
    expect(provedUntil({ provedAt: null }, now)).toBeUndefined();
    expect(provedUntil({ provedAt: ago(1) }, now)).toEqual(ago(-4));
  });
});

describe('a second person', () => {
  const person = (staffId: string, changes: Partial<Person> = {}): Person => ({
    staffId,
    email: `${staffId}@coop.example`,
    subject: { issuer: 'https://id.example', sub: staffId },
    touches: [],
    ...changes,
  });
  const verdict = (first: Person, second: Person) => secondPersonViolation(first, second, now)?.code;

  it('is another one by account, by provider and by mailbox', () => {
    const [ann, bob] = [person('ann'), person('bob')];
    expect(verdict(ann, bob)).toBeUndefined();
    expect(verdict(ann, ann)).toBe('staff.second.same');
    expect(verdict(ann, person('ann-2', { subject: ann.subject }))).toBe('staff.second.same');
    expect(verdict(ann, person('ann-3', { email: 'Ann+office@coop.example ' }))).toBe('staff.second.same');
    const elsewhere = { issuer: 'https://other.example', sub: 'ann' };
    expect(verdict(ann, person('bob', { subject: elsewhere }))).toBeUndefined();
    const withoutSubject = [person('ann', { subject: null }), person('bob', { subject: null })] as const;
    expect(verdict(...withoutSubject)).toBeUndefined();
  });

  it('is nobody whom the first has let in, raised or reset in the last seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * day }), fc.constantFrom('ann', 'eve'), (minutes, by) => {
        const bob = person('bob', { touches: [{ by, at: ago(minutes) }] });
        const isTouched = by === 'ann' && minutes < apartDays * day;
        expect(verdict(person('ann'), bob)).toBe(isTouched ? 'staff.second.touched' : undefined);
      }),
    );
  });

  it('a mailbox is the same however it is written', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z]{0,5}$/), (email, tag) => {
        const [box = '', host = ''] = email.split('@');
        expect(mailboxOf(` ${box.toUpperCase()}+${tag}@${host}`)).toBe(mailboxOf(email));
      }),
    );
  });
});

describe('the rule of two people', () => {
  it('holds until a change is in force, and the newest one that is counts', () => {
    const change = fc.record({ isOn: fc.boolean(), minutes: fc.integer({ min: -3000, max: 3000 }) });
    expect(takesTwoPeople([], now)).toBe(true);
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: ({ minutes }) => minutes }), (changes) => {
        const inForce = changes.filter(({ minutes }) => minutes >= 0).sort((one, other) => one.minutes - other.minutes);
        const rows = changes.map(({ isOn, minutes }) => ({ isOn, from: ago(minutes) }));
        expect(takesTwoPeople(rows, now)).toBe(inForce[0]?.isOn ?? true);
      }),
    );
    expect(twoPeopleLines).toContain('rule');
  });

  it('what was asked waits until it was decided or its time is over', () => {
    expect(isWaiting({ state: 'asked', expiresAt: ago(-1) }, now)).toBe(true);
    expect(isWaiting({ state: 'asked', expiresAt: now }, now)).toBe(false);
    expect(isWaiting({ state: 'done', expiresAt: ago(-1) }, now)).toBe(false);
    expect(isWaiting({ state: 'refused', expiresAt: ago(-1) }, now)).toBe(false);
  });
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0', 'Firefox · Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Safari/537.36',
    'Chrome · Linux',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('a browser that says %j is called %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

it.each<[string | undefined, string[], boolean]>([
  ['urn:strong', [], true],
  ['urn:weak', ['pwd'], false],
  [undefined, ['pwd', 'mfa'], true],
  [undefined, ['hwk'], true],
  [undefined, [], false],
])('a provider that says %j and %j has asked for a second step: %j', (acr, amr, isStrong) => {
  expect(affirmsSecondStep({ acr, amr }, ['urn:strong'])).toBe(isStrong);
});
