import type { OverviewNotice } from '@rochdale/domain/account/overview/notices';
import type { Texts } from '@rochdale/domain/texts/text';

export const firstBalanceId = 'first-balance';

export const noticeKinds = [
  'danger',
  'warning',
  'info',
  'success',
] as const satisfies readonly OverviewNotice['kind'][];

/** What stands in the template to be filled, or to be taken out where there is nothing to say. */
export type Part =
  | OverviewNotice['kind']
  | 'words'
  | 'outage'
  | 'label'
  | 'amount'
  | 'sign'
  | 'dollars'
  | 'rest'
  | 'credit'
  | 'due'
  | 'holder'
  | 'address'
  | 'number';

/** What the server says of the co-op to whatever fills the template. */
export interface FirstBalanceFacts {
  readonly timeZone: string;
  readonly phone: string;
  readonly hidesOtherOutages: boolean;
  readonly texts: Texts;
}
