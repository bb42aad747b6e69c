import type { RoleName } from '@rochdale/domain/office/staff/roles';

/** How the provider is reached, and what its word counts for. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Asked for (`acr_values`), and then counted as a second step. */
  readonly acr: readonly string[];
  readonly groupsClaim: string;
  /** Groups that let somebody in, with the roles that each gives. */
  readonly groups: ReadonlyMap<string, readonly RoleName[]>;
}
