/** What takes two people, each a line that two people may switch off (office-44). */
export const twoPeopleLines = [
  'staff',
  'roles',
  'second-steps',
  'logins',
  'bank-file',
  'refund',
  'as-member',
  'protection',
  'opening',
  'keys',
  'announcement',
  'rule',
] as const;
export type TwoPeopleLine = (typeof twoPeopleLines)[number];
/** Whether a text names a line. */
export const isTwoPeopleLine = (text: string): text is TwoPeopleLine => twoPeopleLines.some((one) => one === text);

/** How long what is asked waits for its second person, and for how long the server's own switch waits (hours). */
export const approvalHours = 72;
export const serverSwitchHours = 24;

/** A change of a line, in force from an instant on. */
export interface RuleChange {
  readonly isOn: boolean;
  readonly from: Date;
}

/** Whether a line takes two people now: so unless the newest change that is in force says otherwise. */
export function takesTwoPeople(changes: readonly RuleChange[], now: Date): boolean {
  const inForce = changes.filter(({ from }) => from <= now);
  const newest = inForce.reduce<RuleChange | undefined>(
    (latest, change) => (latest === undefined || change.from >= latest.from ? change : latest),
    undefined,
  );
  return newest?.isOn ?? true;
}

export type ApprovalState = 'asked' | 'done' | 'refused';

/** Whether what was asked still waits for somebody. */
export const isWaiting = (asked: { readonly state: ApprovalState; readonly expiresAt: Date }, now: Date): boolean =>
  asked.state === 'asked' && now < asked.expiresAt;
