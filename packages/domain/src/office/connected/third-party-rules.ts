import { isFunctionBlock, kindsOf } from '../../energy/espi-scope/espi-scope.ts';
import type { AppKind, ToldFact } from '../../identity/connected-apps/sign-in-scopes.ts';
import { emailViolation } from '../../identity/registration/registration-form.ts';
import { type Violation, violation } from '../../violation.ts';

/** Addresses that a third party may be sent back to at most. */
export const mostRedirects = 10;

/** How a third party is. `new`: its secret was not taken yet. */
export const thirdPartyStates = ['new', 'active', 'suspended'] as const;
export type ThirdPartyState = (typeof thirdPartyStates)[number];

export const thirdPartyState = ({
  takenAt,
  suspendedAt,
}: {
  readonly takenAt: Date | null;
  readonly suspendedAt: Date | null;
}): ThirdPartyState => {
  if (suspendedAt !== null) return 'suspended';
  return takenAt === null ? 'new' : 'active';
};

/** What a third party is registered with. */
export interface ThirdPartyForm {
  readonly kind: AppKind;
  readonly siteUrl: string;
  readonly privacyUrl: string;
  readonly contactEmail: string;
  readonly redirectUris: readonly string[];
  /** What one that reads data may ask for; none for one that signs in. */
  readonly functionBlocks: readonly number[];
  /** What one that signs in may be told; nothing for one that reads data. */
  readonly told: readonly ToldFact[];
}

/** The first rule that a registration breaks, with its field (office-190, office-192). */
export function thirdPartyViolation(
  form: ThirdPartyForm,
): { readonly field: keyof ThirdPartyForm; readonly violation: Violation } | undefined {
  for (const field of ['siteUrl', 'privacyUrl'] as const)
    if (!isPage(form[field])) return { field, violation: violation('connected.party.page') };
  const wrong = emailViolation(form.contactEmail);
  if (wrong) return { field: 'contactEmail', violation: wrong };
  if (form.redirectUris.length === 0)
    return { field: 'redirectUris', violation: violation('connected.party.noReturn') };
  const redirect = form.redirectUris.find((address) => !isReturnAddress(address));
  if (redirect !== undefined)
    return { field: 'redirectUris', violation: violation('connected.party.return', { address: redirect }) };
  return form.kind === 'data' ? dataViolation(form) : signInViolation(form);
}

function dataViolation({ functionBlocks, told }: ThirdPartyForm) {
  if (told.length > 0) return { field: 'told', violation: violation('connected.party.mixed') } as const;
  return functionBlocks.every(isFunctionBlock) && kindsOf(functionBlocks).length > 0
    ? undefined
    : ({ field: 'functionBlocks', violation: violation('connected.party.blocks') } as const);
}

/** One site is one host: who a member is there must be the same at each of its addresses (OpenID Connect Core, 8.1). */
function signInViolation({ functionBlocks, redirectUris }: ThirdPartyForm) {
  if (functionBlocks.length > 0)
    return { field: 'functionBlocks', violation: violation('connected.party.mixed') } as const;
  return new Set(redirectUris.map((address) => urlOf(address)?.host)).size === 1
    ? undefined
    : ({ field: 'redirectUris', violation: violation('connected.party.oneHost') } as const);
}

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const isPage = (text: string): boolean => urlOf(text)?.protocol === 'https:';

/**
 * An address to come back to is compared letter by letter, so it must be written as a browser writes it: HTTPS (or this
 * machine, for trying), no fragment, no name and password, no placeholder.
 */
export function isReturnAddress(text: string): boolean {
  const url = urlOf(text);
  if (url === undefined || url.href !== text || text.includes('#') || text.includes('*')) return false;
  const isTrial = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return (url.protocol === 'https:' || isTrial) && url.username === '' && url.password === '';
}
