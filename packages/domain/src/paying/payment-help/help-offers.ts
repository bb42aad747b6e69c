import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { addMonths } from '../../months.ts';
import type { HelpKind, HelpSettings } from './help-settings.ts';

/** What is known of an account that help may be offered to. */
export interface HelpAccount {
  readonly accountType: string;
  readonly isPrepaidAccount: boolean;
  readonly isBankrupt: boolean;
  readonly isClosed: boolean;
  readonly derivedStatus: string;
  /** What is owed, less what is on its way. */
  readonly accountBalance: Cents;
  readonly pastDueAmount: Cents;
  readonly dueDate: LocalDay | null;
  /** Whether an arrangement of the billing system's is in force. */
  readonly hasArrangement: boolean;
}

/** How often each was asked for in this calendar year, what was refused left out. */
export type HelpUsed = Readonly<Record<HelpKind, number>>;

/** One part of what would be paid. */
export interface HelpPart {
  readonly day: LocalDay;
  readonly amount: Cents;
}

/** What may be asked for at once: all that matters is in it, so that a page that was left open is found out. */
export interface HelpOffer {
  readonly kind: HelpKind;
  readonly amount: Cents;
  /** When what; of more time one part, of an arrangement the first is today. */
  readonly parts: readonly HelpPart[];
  readonly used: number;
  readonly perYear: number;
}

/** Why one is not offered. `decided`: the billing system has decided to disconnect, or has; a person has to look. */
export const helpDenials = [
  'nothing-due',
  'not-this-account',
  'decided',
  'used-up',
  'in-arrangement',
  'amount',
] as const;
export type HelpDenial = (typeof helpDenials)[number];

/** What an account is offered, and why it is not (paying-84, paying-85). */
export interface HelpAnswer {
  readonly offers: readonly HelpOffer[];
  readonly denials: Partial<Readonly<Record<HelpKind, HelpDenial>>>;
}

/** Statuses in which the billing system still waits for the money. */
const waits = new Set(['Current', 'Past Due']);

/** What help is asked about: what is past due, or, with nothing past due, all that is owed. */
export const amountInNeed = ({ pastDueAmount, accountBalance }: HelpAccount): Cents =>
  pastDueAmount > 0 ? Math.min(pastDueAmount, Math.max(0, accountBalance)) : Math.max(0, accountBalance);

/** What may be asked for today. The date is offered, never asked for (paying-84). */
export function helpOffers(settings: HelpSettings, account: HelpAccount, used: HelpUsed, today: LocalDay): HelpAnswer {
  const offers: HelpOffer[] = [];
  const denials: Partial<Record<HelpKind, HelpDenial>> = {};
  const amount = amountInNeed(account);
  const from = account.dueDate !== null && account.dueDate > today ? account.dueDate : today;
  const denial = deniedAtAll(settings, account, amount);
  const { extension, arrangement } = settings;
  if (extension) {
    const why = denial ?? (used.extension >= extension.perYear ? 'used-up' : undefined);
    if (why) denials.extension = why;
    else
      offers.push({
        kind: 'extension',
        amount,
        parts: [{ day: addDays(from, extension.days), amount }],
        used: used.extension,
        perYear: extension.perYear,
      });
  }
  if (arrangement) {
    const why = denial ?? deniedParts(arrangement, account, used, amount);
    if (why) denials.arrangement = why;
    else
      offers.push({
        kind: 'arrangement',
        amount,
        parts: partsOf(amount, arrangement.parts, today, from),
        used: used.arrangement,
        perYear: arrangement.perYear,
      });
  }
  return { offers, denials };
}

function deniedAtAll(settings: HelpSettings, account: HelpAccount, amount: Cents): HelpDenial | undefined {
  const { accountType, isPrepaidAccount, isBankrupt, isClosed, derivedStatus } = account;
  const isMeant = settings.accountTypes.length === 0 || settings.accountTypes.includes(accountType);
  if (!isMeant || isPrepaidAccount || isBankrupt || isClosed) return 'not-this-account';
  if (!waits.has(derivedStatus)) return 'decided';
  return amount === 0 ? 'nothing-due' : undefined;
}

function deniedParts(
  { perYear, lowest, highest, parts }: NonNullable<HelpSettings['arrangement']>,
  { hasArrangement }: HelpAccount,
  used: HelpUsed,
  amount: Cents,
): HelpDenial | undefined {
  if (hasArrangement) return 'in-arrangement';
  if (used.arrangement >= perYear) return 'used-up';
  return amount < Math.max(lowest, parts) || (highest !== null && amount > highest) ? 'amount' : undefined;
}

/** Equal parts, the odd cents in the first: today, and each month after the due date on its day. */
function partsOf(amount: Cents, count: number, today: LocalDay, from: LocalDay): HelpPart[] {
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, place) =>
    place === 0 ? { day: today, amount: amount - each * (count - 1) } : { day: addMonths(from, place), amount: each },
  );
}

/** Whether what a page offered is still what would be offered now. */
export const isSameOffer = (offer: HelpOffer, seen: { readonly amount: Cents; readonly lastDay: LocalDay }): boolean =>
  offer.amount === seen.amount && offer.parts.at(-1)?.day === seen.lastDay;
