import { addDays, type LocalDay } from '../../dates.ts';

/**
 * The states of a payment that a plan has made due (planned-43). One is charged to a stored method
 * (charging), or goes out in a bank file (sent).
 */
export const duePaymentStates = [
  'due',
  'charging',
  'sent',
  'paid',
  'retrying',
  'failed',
  'skipped',
  'returned',
  'cancelled',
] as const;
export type DuePaymentState = (typeof duePaymentStates)[number];

/**
 * What can happen to it. `begin`: a charge is asked for. `unreachable`: no answer came, the outcome is unknown.
 * `exhaust`: no try is left. `void`: the company has no charge under its number, nor ever will, so that it is decided anew.
 * `send`: written into a bank file. `unsend`: nobody took that file. `settle`, `return`: the bank's answer.
 * `skip`: nothing is to be taken, or more than the ceiling. `cancel`: the member or the office stopped it.
 */
export const duePaymentEvents = [
  'begin',
  'approve',
  'decline',
  'unreachable',
  'exhaust',
  'void',
  'send',
  'unsend',
  'settle',
  'return',
  'skip',
  'cancel',
] as const;
export type DuePaymentEvent = (typeof duePaymentEvents)[number];

/** What an event does: moves the payment, leaves it (the same news again, or late news), or is refused. */
export type DuePaymentTransition =
  | { readonly kind: 'moves'; readonly to: DuePaymentState }
  | { readonly kind: 'stays' }
  | { readonly kind: 'refused' };

const stays = 'stays';
const refused = 'refused';

type Row = Readonly<Record<DuePaymentEvent, DuePaymentState | typeof stays | typeof refused>>;

/** What charging news does where no charge is under way: an approval counts, however late, for the money has moved. */
const lateNews = { approve: 'paid', decline: stays, unreachable: stays, void: stays } as const;
/** No charge was ever asked for: news of one is a fault. */
const noCharge = {
  begin: refused,
  approve: refused,
  decline: refused,
  unreachable: refused,
  exhaust: refused,
  void: refused,
} as const;
const noBank = { send: refused, unsend: refused, settle: refused, return: refused } as const;

/**
 * Event by state. While a charge is under way it can be neither cancelled nor skipped, and while its outcome is
 * unknown it stays so: it is asked after under the same number and never made anew. What is in a bank file is
 * called back by nobody; a bank may return it even after it counted as paid, and may be sent it again.
 */
const table: Readonly<Record<DuePaymentState, Row>> = {
  due: { ...noCharge, ...noBank, begin: 'charging', send: 'sent', skip: 'skipped', cancel: 'cancelled' },
  charging: {
    ...noBank,
    begin: stays,
    approve: 'paid',
    decline: 'retrying',
    unreachable: stays,
    exhaust: 'failed',
    void: 'due',
    skip: refused,
    cancel: refused,
  },
  sent: { ...noCharge, send: stays, unsend: 'due', settle: 'paid', return: 'returned', skip: refused, cancel: refused },
  paid: {
    begin: refused,
    approve: stays,
    decline: stays,
    unreachable: stays,
    exhaust: refused,
    void: refused,
    send: refused,
    unsend: refused,
    settle: stays,
    return: 'returned',
    skip: refused,
    cancel: refused,
  },
  retrying: { ...lateNews, ...noBank, begin: 'charging', exhaust: 'failed', skip: 'skipped', cancel: 'cancelled' },
  failed: { ...lateNews, ...noBank, begin: refused, exhaust: stays, return: stays, skip: refused, cancel: refused },
  skipped: { ...lateNews, ...noBank, begin: refused, exhaust: refused, return: stays, skip: stays, cancel: stays },
  returned: {
    ...noCharge,
    exhaust: 'failed',
    send: 'sent',
    unsend: refused,
    settle: stays,
    return: stays,
    skip: 'skipped',
    cancel: 'cancelled',
  },
  cancelled: { ...lateNews, ...noBank, begin: refused, exhaust: refused, return: stays, skip: stays, cancel: stays },
};

/** The one answer to every (state, event). */
export function nextDuePaymentState(state: DuePaymentState, event: DuePaymentEvent): DuePaymentTransition {
  const answer = table[state][event];
  return answer === stays || answer === refused ? { kind: answer } : { kind: 'moves', to: answer };
}

/** Days after which a declined charge is tried again: after the first decline, after the second. */
export const retryAfterDays: readonly number[] = [1, 3];

/** When a charge that was declined so many times, now today, is tried again; undefined when it has failed. */
export function retryDay(declines: number, today: LocalDay): LocalDay | undefined {
  const days = retryAfterDays[declines - 1];
  return days === undefined ? undefined : addDays(today, days);
}
