import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { gates } from '@rochdale/domain/gates/gates';
import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { calledScreens, callersOf } from './callers.ts';
import { filesWithin } from './sources.ts';

const names = Object.keys(operations) as OperationName[];

/** Rows that only machines and other browsers call: each with who does. */
const calledElsewhere: Readonly<Partial<Record<OperationName, string>>> = {
  'hosted-payment.postback': 'the payment company',
  'notices.text-reply': 'the text message company',
  'notices.undeliverable': 'the mail and text message companies',
  'as-member.begin': 'the page that the office opens, before any screen',
  'as-member.end': 'the bar of the window in which somebody looks as a member',
  'account-names.set': 'the list of the account switcher, on every screen that has it',
  'sign-in.session': 'the shell, which watches the session on every screen',
  'usage.temperatures': 'a client that wants temperatures alone; the daily answer brings them along',
  'draft-payments.options': 'a client that is not given the site’s settings with its page',
  'connected-exports.download': 'the co-op’s other systems, by a key',
  'connected-exports.list': 'the co-op’s other systems, by a key',
  'hand-overs.make': 'the co-op’s other systems, by a key',
  'connected-exports.take': 'the co-op’s other systems, by a key',
  'connected-imports.put': 'the co-op’s other systems, by a key',
  'connected-imports.see': 'the co-op’s other systems, by a key',
  'connected-outages.put': 'the co-op’s other systems, by a key',
  'data.accounts': 'a member’s own machines, by a personal token',
  'data.usage': 'a member’s own machines, by a personal token',
  'draft-payments.settings': 'a client that is not given the site’s settings with its page',
};

describe('screens and operations', () => {
  it('every screen with a page is found in the portal’s tables', () => {
    expect(calledScreens.length).toBeGreaterThan(45);
  });

  it('a page is named after its screen’s route, or shown by several', () => {
    const ofOthers = ['account-list', 'accountoverview/mymeter'];
    const strange = calledScreens.filter(
      ({ route, page }) => !ofOthers.includes(route) && !page.endsWith(`/${route.split('/').at(-1)}-page.tsx`),
    );
    expect(strange.map(({ page }) => page)).toEqual([]);
  });

  it('a screen that shows things in rows brings their sheet, whichever was open before it', () => {
    const bare = calledScreens.filter(({ page }) => {
      const texts = filesWithin(page).map(({ text }) => text);
      const shows = texts.some((text) => /className="things[ "]/.test(text));
      return shows && !texts.some((text) => text.includes("'@rochdale/ui/layout/things.css'"));
    });
    expect(bare.map(({ route }) => route)).toEqual([]);
  });

  it('every operation is called by a screen, or it is known by whom else', () => {
    const uncalled = names.filter((name) => callersOf(name).length === 0);
    expect(uncalled.sort()).toEqual(Object.keys(calledElsewhere).sort());
  });

  it.each(names.filter((name) => callersOf(name).length > 0))(
    'where each screen that calls %s is closed, it is too',
    (name) => {
      const site = siteWith(...needs[operations[name].gate]);
      const open = callersOf(name).filter(({ gate }) => gates[gate]({ site, signedIn: true }).open);
      expect(open, 'the operation’s gate opens where no screen does').not.toEqual([]);
    },
  );
});
