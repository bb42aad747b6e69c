import { formatDay, type LocalDay } from '../../dates.ts';
import type { Message } from '../../texts/text.ts';
import { violation } from '../../violation.ts';

/** What the billing system says of an account beside its balance. */
export interface NoticeFacts {
  /** Null while the account is open. */
  readonly closedOn: LocalDay | null;
  readonly cutOffMsg: string | null;
  readonly prepaidDisconnectAlert: string | null;
  readonly activeReturnedItems: number;
  readonly statementHeadingMessage: string | null;
  readonly billMessages: readonly string[];
  readonly capitalCreditRefundMessage: string | null;
}

/** A sentence above the balance: the billing system's own words, or a text. */
export interface OverviewNotice {
  readonly kind: 'danger' | 'warning' | 'info' | 'success';
  readonly said: string | Message;
}

/** What stands above the balance, the gravest first: cut-off, returned items, then notices (account-13). */
export function overviewNotices(
  facts: NoticeFacts,
  { isPrepaidAccount, phone }: { readonly isPrepaidAccount: boolean; readonly phone: string },
): readonly OverviewNotice[] {
  const returned = facts.activeReturnedItems;
  const inOrder: readonly (readonly [OverviewNotice['kind'], string | Message | null])[] = [
    ['warning', facts.closedOn && violation('overview.closed', { day: formatDay(facts.closedOn) })],
    ['danger', facts.cutOffMsg],
    ['warning', isPrepaidAccount ? facts.prepaidDisconnectAlert : null],
    ['warning', returned > 0 ? returnedText(returned, phone) : null],
    ['info', facts.statementHeadingMessage],
    ...facts.billMessages.map((message) => ['info', message] as const),
    ['success', facts.capitalCreditRefundMessage],
  ];
  return inOrder.flatMap(([kind, said]) => (said === null || said === '' ? [] : [{ kind, said }]));
}

const returnedText = (count: number, phone: string): Message =>
  count === 1 ? violation('overview.returnedItem', { phone }) : violation('overview.returnedItems', { count, phone });
