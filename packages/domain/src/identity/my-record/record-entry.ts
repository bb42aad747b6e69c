/** What a record can be narrowed to (identity-99). */
export const recordFilters = ['sign-ins', 'changes', 'consents', 'looks', 'messages'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** Entries of a page. */
export const recordPage = 25;

/** Events of a login that tell who came in or tried to. */
const signIns: ReadonlySet<string> = new Set([
  'signed-in',
  'signed-in-on-new-device',
  'sign-in-failed',
  'login-locked',
  'code-failed',
  'current-password-failed',
  'signed-out',
  'recovery-code-used',
  'reset-link-sent',
  'username-sent',
  'handed-over',
  'passkey-went-back',
]);
const looks: ReadonlySet<string> = new Set(['delegate-looked']);

/** Events of a filter by name; undefined where all but the others' are meant. */
export const signInEvents: readonly string[] = [...signIns];
export const lookEvents: readonly string[] = [...looks];

/** Under which filter an event of a login is found. */
export function filterOfEvent(kind: string): RecordFilter {
  if (signIns.has(kind)) return 'sign-ins';
  return looks.has(kind) ? 'looks' : 'changes';
}

/** What somebody of the office did that a member reads in their record; the rest of the audit is the office's own. */
export const lookActs = ['member-seen', 'member-explained', 'member-viewed-as'] as const;
export const memberActs = [
  'member-protected',
  'login-locked',
  'login-unlocked',
  'login-session-ended',
  'login-signed-out',
  'login-link-sent',
  'login-change-begun',
  'login-change-done',
  'login-change-called-off',
  'login-change-dropped',
  'payment-link-sent',
  'delegation-ended',
  'pledge-recorded',
  'outage-reported-for-member',
] as const;
export type RecordedAct = (typeof lookActs)[number] | (typeof memberActs)[number];
export const recordedActs: readonly RecordedAct[] = [...lookActs, ...memberActs];

/** Whether an act was a look, and not a change. */
export const isLook = (act: RecordedAct): boolean => lookActs.some((one) => one === act);

/** Events of a login that whoever knows its username or e-mail address brings about, signed in as nobody. */
const byAnybody: ReadonlySet<string> = new Set([
  'sign-in-failed',
  'login-locked',
  'code-failed',
  'reset-link-sent',
  'username-sent',
]);
/** The office notes no network; what the portal does by itself has none either. */
const byOffice: ReadonlySet<string> = new Set(['mfa-removed', 'reset-link-sent', 'email-changed']);
const byPortal: ReadonlySet<string> = new Set(['notices-preset', 'signed-out', 'delegate-ended']);

/** Who brought about an event of a login, by its network, that no delegate did. */
export function actorOf(kind: string, network: string | null): RecordActor {
  if (network === null && byOffice.has(kind)) return 'office';
  if (byAnybody.has(kind)) return 'unknown';
  return network === null && byPortal.has(kind) ? 'portal' : 'you';
}

/** What is agreed to, each given and, one day, ended. */
export const consentKinds = [
  'auto-pay',
  'draft',
  'scheduled-payment',
  'top-up',
  'contact',
  'power-text',
  'paper',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Who did something; `unknown` where anybody may have. */
export const recordActors = ['you', 'delegate', 'office', 'portal', 'unknown'] as const;
export type RecordActor = (typeof recordActors)[number];

/** How often a look of the same person is told: of a morning's clicking one entry an hour. */
export const lookMinutes = 60;
