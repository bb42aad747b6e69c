import { beforeEach, expect, it, vi } from 'vitest';
import { keepStored, readStored } from '../../../lib/device/storage.ts';
import { keepNewKeys, keepNoKeys } from '../../../lib/device/testing/device-keys.ts';
import { endSession, startSession } from '../../../lib/session/session.ts';
import { blankApplication, type UnsentApplication } from './unsent-application.ts';
import { dropUnsent, hasUnsent, keepUnsent, readUnsent, takeAllOver } from './unsent-store.ts';

vi.mock('../../../lib/device/device-key.ts', () => import('../../../lib/device/testing/device-keys.ts'));

const today = '2026-11-28';
const walter = { accessToken: 'one', memberNumber: '200025', memberMfaEnabled: false, expireInMinutes: 20 };
const visitors: UnsentApplication = {
  applicationId: 'a',
  owner: '',
  begunOn: today,
  step: 'applicant',
  application: { ...blankApplication, firstName: 'Nora', street: '12 Mill Rd' },
};
const members: UnsentApplication = { ...visitors, owner: walter.memberNumber };
const type = (firstName: string) => keepUnsent({ ...visitors, application: { ...visitors.application, firstName } });

beforeEach(() => {
  endSession();
  dropUnsent('');
  keepNewKeys();
});

it('an application is found again by its owner, and says nothing to whoever reads the storage (identity-148)', async () => {
  await keepUnsent(visitors);
  for (const said of ['Nora', 'Mill', 'applicant']) expect(readStored('application')).not.toContain(said);
  expect(await readUnsent('', today)).toEqual(visitors);
  startSession(walter);
  await keepUnsent(members);
  expect(await readUnsent(walter.memberNumber, today)).toEqual(members);
  expect(await readUnsent('200017', today)).toBeUndefined();
});

it('the letter typed last is the one that is kept', async () => {
  await Promise.all(['N', 'No', 'Nor', 'Nora', 'Norah'].map(type));
  expect((await readUnsent('', today))?.application.firstName).toBe('Norah');
});

it('what is deleted, or whose member leaves, while it is sealed is not kept', async () => {
  const typing = type('N');
  dropUnsent('');
  await typing;
  expect(hasUnsent('')).toBe(false);
  startSession(walter);
  const typingThen = keepUnsent(members);
  endSession();
  await typingThen;
  expect(hasUnsent(walter.memberNumber)).toBe(false);
});

it('it is kept for thirty days', async () => {
  await keepUnsent(visitors);
  expect(await readUnsent('', '2026-12-28')).toEqual(visitors);
  expect(await readUnsent('', '2026-12-29')).toBeUndefined();
  expect(hasUnsent('')).toBe(false);
});

it('what an older release left in clear is taken over once', async () => {
  keepStored('application', JSON.stringify(visitors));
  expect(await readUnsent('', today)).toEqual(visitors);
  expect(readStored('application')).not.toContain('Nora');
  expect(await readUnsent('', today)).toEqual(visitors);
});

it('what an older release left of another member is sealed for that member', async () => {
  keepStored('memberApplication', JSON.stringify(members));
  await takeAllOver(today);
  expect(readStored('memberApplication')).not.toContain('Nora');
  expect(await readUnsent('200017', today)).toBeUndefined();
  expect(await readUnsent(walter.memberNumber, today)).toEqual(members);
});

it.each([
  ['is too old', JSON.stringify({ ...visitors, begunOn: '2026-10-01' })],
  ['is no application', '{'],
])('what an older release left and %s goes', async (_, left) => {
  keepStored('application', left);
  await takeAllOver(today);
  expect(hasUnsent('')).toBe(false);
});

it('where the browser keeps no keys nothing is kept, and what was left in clear is taken up and goes', async () => {
  keepNoKeys();
  await expect(keepUnsent(visitors)).rejects.toThrow();
  expect(hasUnsent('')).toBe(false);
  keepStored('application', JSON.stringify(visitors));
  expect(await readUnsent('', today)).toEqual(visitors);
  expect(hasUnsent('')).toBe(false);
});
