import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notificationTopics } from '../../communications/notifications/topics.ts';
import { addDays } from '../../dates.ts';
import { permissions } from '../staff/permissions.ts';
import { permissionsOf, roleNames, standardRoles } from '../staff/roles.ts';
import { hidesPlace, isOfPlace, movedOnViolation } from './member-marks.ts';

it('a protected member’s place is kept from whoever lacks the permission, and nobody else’s from anybody', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.uniqueArray(fc.constantFrom(...permissions)), (isProtected, held) => {
      const may = new Set(held);
      expect(hidesPlace(isProtected, may)).toBe(isProtected && !may.has('members.see-protected'));
    }),
  );
});

it('as roles are at first, clerks and auditors do not see it, and whoever bills does', () => {
  const seeing = roleNames.filter((role) => !hidesPlace(true, permissionsOf([role], standardRoles)));
  expect(seeing).toEqual(['billing']);
});

it('who has left a place hears no more of its power, but of money', () => {
  expect(notificationTopics.filter((topic) => !isOfPlace(topic))).toEqual([
    'billReady',
    'paymentDue',
    'pastDue',
    'paymentReceived',
    'draftComing',
  ]);
});

it('a day of moving out is within a year, before or after', () => {
  const today = '2026-11-25';
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (days) => {
      expect(movedOnViolation(addDays(today, days), today) === undefined).toBe(Math.abs(days) <= 366);
    }),
  );
});
