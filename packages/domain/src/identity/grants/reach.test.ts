import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actingFor, firstMembership, type Grant, type GrantedRow, grantScopes, type Reach } from './reach.ts';

const reading: GrantedRow = { ofLogin: false, isReading: true, narrows: false, opensTo: 'never' };
const writing: GrantedRow = { ...reading, isReading: false };
const ofLogin: GrantedRow = { ...writing, ofLogin: true };
const narrows: GrantedRow = { ...reading, narrows: true };
const own: Grant = { memberNumber: '1', accountNumber: null, scope: 'all' };
const reach = (...grants: Grant[]): Reach => ({ ownNumber: '1', isMember: true, grants });
const naming = (members: string[], accounts: string[] = []) => ({ members, accounts });
const forWhom = (...given: Parameters<typeof actingFor>) => actingFor(...given).map(({ memberNumber }) => memberNumber);

const grant = fc.record({
  memberNumber: fc.constantFrom('1', '2', '3'),
  accountNumber: fc.constantFrom(null, '11', '12', '21'),
  scope: fc.constantFrom(...grantScopes),
});
const row = fc.record({
  ofLogin: fc.boolean(),
  isReading: fc.boolean(),
  narrows: fc.boolean(),
  opensTo: fc.constantFrom('see' as const, 'pay' as const, 'manage' as const, 'never' as const),
});

describe('a login (identity-73)', () => {
  it('opens its own membership by a grant, and nothing once that has ended', () => {
    expect(forWhom(reach(own), naming(['1'], ['11']), writing)).toEqual(['1']);
    expect(forWhom(reach(), naming(['1'], ['11']), reading)).toEqual([]);
    expect(forWhom(reach(), naming(['1']), ofLogin)).toEqual([]);
  });

  it('acts for another only as far as it was granted', () => {
    const read: Grant = { memberNumber: '2', accountNumber: null, scope: 'read' };
    expect(forWhom(reach(own, read), naming(['2']), reading)).toEqual(['2']);
    expect(forWhom(reach(own, read), naming(['2']), writing)).toEqual([]);
    expect(forWhom(reach(own, { ...read, scope: 'all' }), naming(['2']), writing)).toEqual(['2']);
    expect(forWhom(reach(own, { ...read, scope: 'all' }), naming(['2']), ofLogin)).toEqual([]);
  });

  it('reads the accounts that were granted, and no list that names others', () => {
    const single: Grant = { memberNumber: '2', accountNumber: '21', scope: 'all' };
    expect(actingFor(reach(single), naming(['2'], ['21']), reading)).toEqual([
      { memberNumber: '2', onlyAccounts: ['21'] },
    ]);
    for (const named of [naming(['2'], ['22']), naming(['2'], ['21', '22']), naming(['2'])])
      expect(forWhom(reach(single), named, reading)).toEqual([]);
    expect(forWhom(reach(single), naming(['2'], ['21']), writing)).toEqual([]);
    expect(actingFor(reach(single), naming(['2']), narrows)).toEqual([{ memberNumber: '2', onlyAccounts: ['21'] }]);
  });

  it('of a person without a membership changes that person’s own login, and no account with it', () => {
    const person: Reach = { ownNumber: '990000000001', isMember: false, grants: [{ ...own, memberNumber: '2' }] };
    expect(firstMembership(person)).toBe('2');
    expect(forWhom(person, naming(['2']), ofLogin)).toEqual(['990000000001']);
    expect(forWhom(person, naming(['2'], ['21']), ofLogin)).toEqual([]);
    for (const members of [['3'], ['2', '3']]) expect(forWhom(person, naming(members), ofLogin)).toEqual([]);
    expect(forWhom(person, naming(['990000000001']), ofLogin)).toEqual(['990000000001']);
  });

  it('that names nothing acts for its own membership, else for the first that was granted, and in all of it', () => {
    const other: Grant = { memberNumber: '2', accountNumber: '21', scope: 'read' };
    expect(actingFor(reach(own, other), naming([]), writing)).toEqual([{ memberNumber: '1', onlyAccounts: undefined }]);
    expect(actingFor(reach(other), naming([]), reading)).toEqual([{ memberNumber: '2', onlyAccounts: undefined }]);
    expect(actingFor(reach(), naming([]), reading)).toEqual([{ memberNumber: '1', onlyAccounts: undefined }]);
  });

  it('that names accounts alone may mean each membership of which these were granted, the own one first', () => {
    const single: Grant = { memberNumber: '2', accountNumber: '21', scope: 'read' };
    const whole: Grant = { memberNumber: '3', accountNumber: null, scope: 'read' };
    expect(actingFor(reach(own, single, whole), naming([], ['21']), reading)).toEqual([
      { memberNumber: '1', onlyAccounts: undefined },
      { memberNumber: '2', onlyAccounts: ['21'] },
      { memberNumber: '3', onlyAccounts: undefined },
    ]);
    expect(forWhom(reach(own, single, whole), naming([], ['21']), writing)).toEqual(['1']);
    expect(forWhom(reach({ ...single, accountNumber: null }), naming([], ['21']), writing)).toEqual([]);
  });

  it('reads nothing of a membership of which it may read all accounts but only by a smaller grant for writing', () => {
    const readAll: Grant = { memberNumber: '2', accountNumber: null, scope: 'read' };
    expect(actingFor(reach(readAll), naming(['2']), { ...narrows, isReading: false })).toEqual([]);
    expect(actingFor(reach(), naming(['2']), narrows)).toEqual([]);
  });

  it('changes itself only with the whole of its own membership, and while it names no other', () => {
    expect(actingFor(reach(own), naming([]), ofLogin)).toEqual([{ memberNumber: '1', onlyAccounts: undefined }]);
    expect(forWhom(reach(own), naming(['1', '1']), ofLogin)).toEqual(['1']);
    for (const members of [['2'], ['1', '2']]) expect(forWhom(reach(own), naming(members), ofLogin)).toEqual([]);
    const lesser: Grant[] = [
      { ...own, scope: 'read' },
      { ...own, accountNumber: '11' },
      { ...own, memberNumber: '2' },
    ];
    for (const grant of lesser) expect(forWhom(reach(grant), naming(['1']), ofLogin)).toEqual([]);
    expect(forWhom(reach(...lesser, own), naming(['1']), ofLogin)).toEqual(['1']);
  });

  it('never acts for a membership of which it has no grant, nor for two at once', () => {
    fc.assert(
      fc.property(fc.array(grant), row, fc.array(fc.constantFrom('1', '2', '3')), (grants, asked, members) => {
        const found = actingFor(reach(...grants), naming(members), { ...asked, ofLogin: false });
        for (const { memberNumber } of found)
          if (members.length > 0) expect(grants.some((one) => one.memberNumber === memberNumber)).toBe(true);
        if (new Set(members).size > 1) expect(found).toEqual([]);
      }),
    );
  });

  it('is opened no further by a grant that is smaller than one it has', () => {
    fc.assert(
      fc.property(grant, row, (more, asked) => {
        const named = naming(['1']);
        expect(actingFor(reach(own, more), named, asked)[0]).toEqual(actingFor(reach(own), named, asked)[0]);
      }),
    );
  });
});
