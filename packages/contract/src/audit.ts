/** What the audit tells of. */
export const auditKinds = [
  'signed-in',
  'signed-in-on-new-device',
  'sign-in-failed',
  'login-locked',
  'locked-by-office',
  'unlocked-by-office',
  'code-failed',
  'current-password-failed',
  'signed-out',
  'sessions-ended',
  'registered',
  'password-changed',
  'username-changed',
  'email-changed',
  'security-answer-changed',
  'mfa-enabled',
  'mfa-removed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'outside-tied',
  'outside-untied',
  'passkey-went-back',
  'password-off',
  'login-recovered',
  'recovery-code-used',
  'reset-link-sent',
  'username-sent',
  'handed-over',
  'profile-changed',
  'paperless-changed',
  'contact-added',
  'contact-removed',
  'notices-preset',
  'notices-chosen',
  'texts-stopped',
  'texts-started',
  'push-on',
  'push-off',
  'receipt-emailed',
  'way-to-pay-added',
  'way-to-pay-changed',
  'way-to-pay-removed',
  'auto-pay-enrolled',
  'auto-pay-changed',
  'auto-pay-paused',
  'auto-pay-resumed',
  'auto-pay-ended',
  'top-up-set',
  'top-up-ended',
  'draft-set-up',
  'draft-ended',
  'account-named',
  'payment-help-asked',
  'delegate-invited',
  'delegate-accepted',
  'delegate-paid',
  'delegate-ended',
  'delegate-looked',
  'record-downloaded',
  'login-closed',
  'access-token-made',
  'access-token-ended',
  'app-connected',
  'app-signed-in',
  'app-ended',
  'login-change-asked',
  'login-change-stopped',
  'login-change-called-off',
  'login-change-dropped',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** What the office does to a member's login: it is noted with the member's own events, and no row of the portal leads to it. */
export type OfficeEventKind = Extract<
  AuditKind,
  | 'locked-by-office'
  | 'unlocked-by-office'
  | 'login-change-asked'
  | 'login-change-called-off'
  | 'login-change-dropped'
  | 'mfa-removed'
  | 'reset-link-sent'
  | 'email-changed'
>;
