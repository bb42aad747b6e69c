import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepForTab, keepStored, keepUnsent, readForTab, readStored, takeUnsent } from '../device/storage.ts';
import { isTypedKept, watchSession } from './left-session.ts';
import { endSession, held, readSession, startSession, timeOutSession } from './session.ts';

const walter = { accessToken: 'one', memberNumber: '200025', memberMfaEnabled: false, expireInMinutes: 20 };
const marisol = { ...walter, accessToken: 'two', memberNumber: '200017' };
const everything = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

function use(): void {
  startSession(walter);
  keepStored('selectedAccount', '104500017');
  keepStored('memberApplication', '{"firstName":"Walter"}');
  keepUnsent('pay.104500017', '{"amount":"61.25"}');
  keepForTab('receipt', 'sealed');
}
beforeEach(watchSession);
afterEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

it('a session that ends by itself leaves nothing in storage, and its member finds all of it again (identity-147)', () => {
  use();
  timeOutSession();
  expect(readSession()).toBeUndefined();
  for (const his of ['104500017', 'Walter', '61.25', 'sealed', 'one']) expect(everything()).not.toContain(his);
  startSession(walter);
  expect(readStored('selectedAccount')).toBe('104500017');
  expect(readForTab('receipt')).toBe('sealed');
  expect(takeUnsent('pay.104500017')).toBe('{"amount":"61.25"}');
});

it('whoever else signs in there finds nothing, and the member neither after that', () => {
  use();
  timeOutSession();
  startSession(marisol);
  for (const his of ['104500017', 'Walter', '61.25', 'sealed']) expect(everything()).not.toContain(his);
  timeOutSession();
  startSession(walter);
  expect(everything()).not.toContain('61.25');
});

it('the page says that it alone holds what was typed until somebody signs in there', () => {
  use();
  expect(held.isTyped).toBe(false);
  timeOutSession();
  expect(held.isTyped).toBe(true);
  startSession(walter);
  expect(held.isTyped).toBe(false);
});

it('it is said that something waits only where something was typed that is kept', () => {
  startSession(walter);
  keepForTab('receipt', 'sealed');
  expect(isTypedKept()).toBe(false);
  keepUnsent('pay.104500017', '{"amount":"61.25"}');
  expect(isTypedKept()).toBe(true);
  keepUnsent('pay.104500017', null);
  keepStored('memberApplication', '{"firstName":"Walter"}');
  expect(isTypedKept()).toBe(true);
});

it('whoever signs out has everything dropped, for good', () => {
  use();
  endSession();
  startSession(walter);
  expect(everything()).not.toContain('61.25');
  expect(readStored('selectedAccount')).toBeNull();
});

it('a session that another tab has ended leaves nothing in this one', () => {
  use();
  const oldValue = localStorage.getItem('rochdale.session');
  localStorage.removeItem('rochdale.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'rochdale.session', oldValue, newValue: null }));
  for (const his of ['Walter', '61.25', 'sealed']) expect(everything()).not.toContain(his);
});
