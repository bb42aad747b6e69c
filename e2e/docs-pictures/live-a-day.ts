import type { Browser } from '@playwright/test';
import { asMember } from '../support/member-asks.ts';
import { payAccount } from '../support/quick-pay.ts';

/** A little of a day at the portal, so that the office has something to show: two payments, what members ask for, and that their power is out. */
export async function liveADay(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await payAccount(page, ['104500017', '0103'], '40.00', origin);
  await payAccount(page, ['104500124', '0112'], '25.00', origin);
  const della = await asMember(page, 'della.marsh', origin);
  await della.changes('200058', '104500041', { middleName: 'Quince' });
  await della.asksForWork('104500041', 'A limb lies on the line behind the barn.');
  const walter = await asMember(page, 'walter.prine', origin);
  await walter.changes('200025', '104500017', { middleName: 'Ada' });
  await walter.reportsNoPower('104500017');
  const rufus = await asMember(page, 'rufus.teague', origin);
  await rufus.reportsNoPower('104500058');
  await context.close();
}
