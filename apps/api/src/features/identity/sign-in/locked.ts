import { gates } from '@rochdale/domain/gates/gates';
import { type Opening, takesPublicPay } from '@rochdale/domain/office/opening/stages';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import { type LockCode, lockedUntil, type Refusal, refusal } from '../../../platform/http/refusal.ts';

interface Site {
  readonly clock: Clock;
  readonly site: Sites;
}

/** Refuses what too many wrong tries have locked: says until when, and whom to call. */
export function locked({ clock, site }: Site, code: LockCode, retryAfterSeconds: number): Refusal {
  const { settings, timeZone } = site();
  return lockedUntil(code, { now: clock.now(), retryAfterSeconds, timeZone, phone: settings.phoneNumber });
}

/** Refuses a login that the office keeps locked, and says whom to call (office-72). */
export const lockedByOffice = ({ site }: Pick<Site, 'site'>): Refusal =>
  refusal(400, 'signIn.lockedByOffice', { phone: site().settings.phoneNumber });

/** Refuses a member whose turn has not come, and says how to pay meanwhile (moving-in-31). */
export function notYet({ site }: Pick<Site, 'site'>, opening: Opening): Refusal {
  const here = site();
  const mayPay = takesPublicPay(opening) && gates.quickPay({ site: here, signedIn: false }).open;
  return refusal(400, mayPay ? 'signIn.notYet' : 'signIn.notYet.noQuickPay', { phone: here.settings.phoneNumber });
}

/** Refuses another code to a contact that had several. */
export const codesSpent = (at: Site, { retryAfterSeconds }: { readonly retryAfterSeconds: number }): Refusal =>
  locked(at, 'limits.codes.spent', retryAfterSeconds);
