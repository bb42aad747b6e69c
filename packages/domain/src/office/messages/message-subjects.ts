/** What messages are about, as the office sorts them. */
export const messageSubjects = ['code', 'receipt', 'login', 'notice', 'plan', 'announcement', 'other'] as const;
export type MessageSubject = (typeof messageSubjects)[number];

/** The occasions of each, by what they are called or begin with; `other` is every other one. */
const occasions: Readonly<
  Record<Exclude<MessageSubject, 'other'>, { readonly named?: readonly string[]; readonly begin?: readonly string[] }>
> = {
  code: { named: ['verification-code', 'reset-link', 'username'] },
  receipt: { named: ['payment-receipt', 'payment-link'] },
  login: {
    named: [
      'new-device',
      'password-changed',
      'username-changed',
      'email-changed',
      'locked',
      'mfa-on',
      'mfa-off',
      'welcome',
    ],
  },
  notice: { begin: ['notice-'] },
  plan: { begin: ['auto-pay-', 'draft-', 'scheduled-payment-', 'plan-', 'due-payment-'] },
  announcement: { named: ['announcement'] },
};

const known = Object.entries(occasions);

/** What a message is about, by its occasion (office-153). */
export function messageSubjectOf(kind: string): MessageSubject {
  const found = known.find(
    ([, { named = [], begin = [] }]) => named.includes(kind) || begin.some((stem) => kind.startsWith(stem)),
  );
  return messageSubjects.find((one) => one === found?.[0]) ?? 'other';
}

/** The occasions of a subject; for `other` those that it does not have. */
export function occasionsOf(subject: MessageSubject): {
  readonly named: readonly string[];
  readonly begin: readonly string[];
} {
  const all = subject === 'other' ? known.map(([, one]) => one) : [occasions[subject]];
  return { named: all.flatMap(({ named = [] }) => named), begin: all.flatMap(({ begin = [] }) => begin) };
}
