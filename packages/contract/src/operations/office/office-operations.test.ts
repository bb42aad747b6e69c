import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { officeActs } from '../../office-acts.ts';
import { type OfficeOperationName, officeOperations, officeRowOf } from './office-operations.ts';

const names = Object.keys(officeOperations) as OfficeOperationName[];
const hasReason = (body: unknown): boolean => body instanceof z.ZodObject && Object.hasOwn(body.shape, 'reason');

describe.each(names)('%s', (name) => {
  const row = officeRowOf(name);

  it('names what it writes into the audit, if it changes something', () => {
    if (row.changes === 'something') expect(row.audit).not.toEqual([]);
    else expect(row.audit).toEqual([]);
  });

  it('asks for a reason just where its row says so', () => {
    expect(hasReason(row.body)).toBe(row.asks === 'reason');
  });

  it('that takes two people is asked with a reason and a fresh proof, and leaves what was asked in the audit', () => {
    if (row.twoPeople === undefined) return;
    expect(row).toMatchObject({ asks: 'reason', freshProof: true, changes: 'something' });
    expect(row.audit).toContain('approval-asked');
    expect(row.audit.length).toBeGreaterThan(1);
  });

  it('is open to whoever is not signed in only where one signs in', () => {
    if (row.access === 'visitor') expect(name).toMatch(/^staff-(sign-in|invitation)\./);
  });
});

it('no two operations share an address, and none is one of the portal’s', () => {
  const addresses = names.map((name) => `${officeRowOf(name).method} ${officeRowOf(name).path}`);
  expect(new Set(addresses).size).toBe(names.length);
  expect(addresses.filter((one) => !one.includes(' /v1/'))).toEqual([]);
});

it('every act is one that an operation writes, but for those of the worker and of commands', () => {
  const written = new Set(names.flatMap((name) => officeRowOf(name).audit));
  expect(officeActs.filter((act) => !written.has(act))).toEqual([
    ...[
      'audit-personal-erased',
      'login-change-dropped',
      'key-used',
      'cut-over-changed',
      'hosting-changed',
      'auto-pay-asked-for',
      'bill-papers-brought',
    ],
  ]);
});
