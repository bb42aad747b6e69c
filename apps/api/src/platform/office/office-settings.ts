import { isRoleName, type RoleName } from '@rochdale/domain/office/staff/roles';
import { z } from 'zod';
import { EnvironmentError } from '../process/environment-error.ts';
import type { ProviderSettings } from './provider-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);

export const officeVariables = {
  /** Where the office answers, for the co-op's own people: a listener of its own; three above PORT. */
  OFFICE_PORT: port.optional(),
  /** Where staff reach it. Production opens the office only with it. */
  OFFICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The co-op's provider (OpenID Connect). */
  OFFICE_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OFFICE_OIDC_CLIENT_ID: z.string().optional(),
  OFFICE_OIDC_CLIENT_SECRET: z.string().optional(),
  /** Asked for, by commas; what of it the provider affirms counts as a second step. */
  OFFICE_OIDC_ACR: z.string().default(''),
  /** Groups that let somebody in, by commas, each with the roles that it gives: `office,office-admins=admin+site`. */
  OFFICE_OIDC_GROUPS: z.string().default(''),
  OFFICE_OIDC_GROUPS_CLAIM: z.string().default('groups'),
};

/** The variables of the office, as the environment has them. */
interface OfficeVariables {
  readonly NODE_ENV: string;
  readonly PORT: number;
  readonly OFFICE_PORT?: number | undefined;
  readonly OFFICE_URL?: string | undefined;
  readonly OFFICE_OIDC_ISSUER?: string | undefined;
  readonly OFFICE_OIDC_CLIENT_ID?: string | undefined;
  readonly OFFICE_OIDC_CLIENT_SECRET?: string | undefined;
  readonly OFFICE_OIDC_ACR: string;
  readonly OFFICE_OIDC_GROUPS: string;
  readonly OFFICE_OIDC_GROUPS_CLAIM: string;
  readonly AUDIT_KEY?: string | undefined;
}

/** Where the office answers, and who lets its people in. */
export interface OfficeSettings {
  readonly port: number;
  /** Whether the port was named; an unnamed one that is taken closes the office, not the portal. */
  readonly isPortNamed: boolean;
  readonly url: string;
  readonly provider: ProviderSettings | undefined;
}

const isLocal = (url: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Where the office listens; unnamed, three above the portal's port. */
export const officePortOf = (values: Pick<OfficeVariables, 'PORT' | 'OFFICE_PORT'>): number =>
  values.OFFICE_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 3);

/** In production the office opens where it is given an address, and then only over HTTPS and with a key for its audit. */
export function officeSettingsOf(values: OfficeVariables): OfficeSettings | undefined {
  const production = values.NODE_ENV === 'production';
  if (production && values.OFFICE_URL === undefined) return undefined;
  const officePort = officePortOf(values);
  const url = (values.OFFICE_URL ?? `http://localhost:${officePort}`).replace(/\/$/, '');
  if (production && values.AUDIT_KEY === undefined)
    throw new EnvironmentError('OFFICE_URL is set: AUDIT_KEY must be set too.');
  if (!url.startsWith('https:') && (production || !isLocal(url)))
    throw new EnvironmentError('OFFICE_URL must begin with https://; plain HTTP is for a trial on this machine.');
  if (new URL(url).origin !== url) throw new EnvironmentError('OFFICE_URL must be a host of its own, without a path.');
  return { port: officePort, isPortNamed: values.OFFICE_PORT !== undefined, url, provider: providerOf(values) };
}

function providerOf(values: OfficeVariables): ProviderSettings | undefined {
  const { OFFICE_OIDC_ISSUER: issuer, OFFICE_OIDC_CLIENT_ID: clientId } = values;
  const { OFFICE_OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new EnvironmentError(
      'OFFICE_OIDC_ISSUER is set: OFFICE_OIDC_CLIENT_ID and OFFICE_OIDC_CLIENT_SECRET must be too.',
    );
  if (!issuer.startsWith('https:') && (values.NODE_ENV === 'production' || !isLocal(issuer)))
    throw new EnvironmentError(
      'OFFICE_OIDC_ISSUER must begin with https://; plain HTTP is for a trial on this machine.',
    );
  const groups = new Map(listOf(values.OFFICE_OIDC_GROUPS).map((one) => groupIn(one)));
  return {
    issuer,
    clientId,
    clientSecret,
    acr: listOf(values.OFFICE_OIDC_ACR),
    groupsClaim: values.OFFICE_OIDC_GROUPS_CLAIM,
    groups,
  };
}

function groupIn(text: string): readonly [string, readonly RoleName[]] {
  const [group = '', roles = ''] = text.split('=');
  const named = roles.split('+').filter(Boolean);
  const unknown = named.find((role) => !isRoleName(role));
  if (unknown !== undefined) throw new EnvironmentError(`OFFICE_OIDC_GROUPS: there is no role ${unknown}.`);
  return [group, named.filter(isRoleName)];
}
