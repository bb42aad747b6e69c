import { gates } from '../../gates/gates.ts';
import { announcementDays } from '../../planned/due-payments/announced-debit.ts';
import type { Site } from '../../website/site/site.ts';
import { type NotifiedAccount, topicsOf } from './account-topics.ts';
import type { daysBeforeChoices } from './thresholds.ts';

/** So many days before is announced what a bank account is charged in varying amounts (Regulation E, 12 CFR 1005.10(d)(1)). */
export const announcedDaysBefore = announcementDays satisfies (typeof daysBeforeChoices)[number];

/**
 * What a plan that is set up from a bank account brings along: `byEmail`: the notice "Draft coming", ten days before;
 * `asChosen`: nothing, for its member has chosen that notice already; `none`: nothing, for it can't be sent.
 */
export const draftNotices = ['byEmail', 'asChosen', 'none'] as const;
export type DraftNotice = (typeof draftNotices)[number];

/** How the member of an account is told of what a bank account will be charged, should a plan be set up now. */
export function draftNoticeOf(
  site: Site,
  account: NotifiedAccount,
  { hasChoice, hasEmail }: { readonly hasChoice: boolean; readonly hasEmail: boolean },
): DraftNotice {
  const isOffered =
    gates.notifications({ site, signedIn: true }).open && topicsOf(site, account).includes('draftComing');
  if (!isOffered) return 'none';
  if (hasChoice) return 'asChosen';
  return hasEmail ? 'byEmail' : 'none';
}
