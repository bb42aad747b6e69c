/** Who takes the second step of somebody who comes from the outside provider: the portal as ever, or the provider where it says it did (identity-134). */
export const secondStepTakers = ['portal', 'provider'] as const;

/** The co-op's outside provider. */
export interface OutsideSignIn {
  readonly issuer: string;
  readonly clientId: string;
  /** What members know it by. */
  readonly label: string;
  readonly secondStep: (typeof secondStepTakers)[number];
}

/** For how long a browser may take at the provider (minutes). */
export const outsideMinutes = 10;

/** What a way to the provider is for; the state begins with it, so that the page on the way back knows. */
export type OutsidePurpose = 'sign-in' | 'tie';
export const stateOf = (purpose: OutsidePurpose, random: string): string => `${purpose}.${random}`;
/** For what the browser was sent away, as the state in the address says; the server goes by what it has kept. */
export const purposeOf = (state: string | null): OutsidePurpose => (state?.startsWith('tie.') ? 'tie' : 'sign-in');
