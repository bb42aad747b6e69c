/** What an app may ask for: data of the member's use, or to sign the member in; never both (identity-120). */
export const appKinds = ['data', 'sign-in'] as const;
export type AppKind = (typeof appKinds)[number];

/** What an app that signs in may be told, each by a scope of its name (identity-121). */
export const toldFacts = ['member', 'accounts', 'profile', 'email'] as const;
export type ToldFact = (typeof toldFacts)[number];

/** The claims of each scope, as OpenID Connect names them where it has a name. */
export const claimsOfScopes = {
  openid: ['sub'],
  member: ['member_number'],
  accounts: ['accounts'],
  profile: ['name'],
  email: ['email'],
} as const satisfies Readonly<Record<ToldFact | 'openid', readonly string[]>>;

const isToldFact = (text: string): text is ToldFact => toldFacts.some((fact) => fact === text);

/** What a scope of a sign-in asks to be told, in one order; undefined where it is none: without `openid`, or with what is not on the list. */
export function readSignInScope(scope: string): readonly ToldFact[] | undefined {
  const [asked, others] = [new Set(scope.split(' ')), new Set(scope.split(' '))];
  if (!others.delete('openid') || ![...others].every(isToldFact)) return undefined;
  return toldFacts.filter((fact) => asked.has(fact));
}

/** The scope that tells these, as it is kept. */
export const writeSignInScope = (told: readonly ToldFact[]): string =>
  ['openid', ...toldFacts.filter((fact) => told.includes(fact))].join(' ');
