import { readFileSync } from 'node:fs';
import type { BlockList } from 'node:net';
import { type ToldKind, toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { z } from 'zod';
import { EnvironmentError } from '../process/environment-error.ts';
import { networksOf } from './trusted-hops.ts';

export const billingLinkVariables = {
  /** How the billing system is reached: by nightly files alone, or live too. */
  BILLING_LINK: z.enum(['files', 'multispeak', 'webhook']).default('files'),
  BILLING_LINK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BILLING_LINK_USER: z.string().optional(),
  BILLING_LINK_PASSWORD: z.string().optional(),
  /** The co-op's own name there, where several share a server. */
  BILLING_LINK_COMPANY: z.string().optional(),
  /** Signs what is said in JSON; older ones that still count after a comma. */
  BILLING_LINK_SECRET: z
    .string()
    .regex(/^[^,\s]{16,}(,[^,\s]{16,})*$/, 'must have 16 letters or more, older ones after a comma')
    .optional(),
  /** Where it may tell us that accounts have changed; without a port it may not. */
  BILLING_LINK_LISTEN_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  BILLING_LINK_LISTEN_HOST: z.string().default('127.0.0.1'),
  BILLING_LINK_LISTEN_NETWORKS: z.string().default('127.0.0.0/8,::1/128'),
  BILLING_LINK_LISTEN_USER: z.string().optional(),
  BILLING_LINK_LISTEN_PASSWORD: z.string().min(16).optional(),
  /** Files: our certificate and its key, and the certificates of those who may call. */
  BILLING_LINK_LISTEN_CERT: z.string().optional(),
  BILLING_LINK_LISTEN_KEY: z.string().optional(),
  BILLING_LINK_LISTEN_CLIENT_CA: z.string().optional(),
  BILLING_LINK_LISTEN_PER_HOUR: z.coerce.number().int().min(1).max(5_000).default(500),
  /** Whether balances, and what changed, are asked for, and what is told one by one. */
  BILLING_LINK_BALANCES: z.enum(['yes', 'no']).default('yes'),
  BILLING_LINK_CHANGES: z.enum(['yes', 'no']).default('no'),
  BILLING_LINK_POSTINGS: z.enum(['yes', 'no']).default('no'),
  BILLING_LINK_SERVICE_ORDERS: z.enum(['yes', 'no']).default('no'),
  BILLING_LINK_PROFILE_CHANGES: z.enum(['yes', 'no']).default('no'),
  BILLING_LINK_OUTAGE_REPORTS: z.enum(['yes', 'no']).default('no'),
  BILLING_LINK_PAYMENT_EXTENSIONS: z.enum(['yes', 'no']).default('no'),
  BILLING_LINK_OUTAGES: z.enum(['yes', 'no']).default('no'),
  /** The outage system, where it answers at another address. */
  BILLING_LINK_OUTAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** What says that a kind is told one by one. */
export const tellingVariables = {
  posting: 'BILLING_LINK_POSTINGS',
  'service-order': 'BILLING_LINK_SERVICE_ORDERS',
  'profile-change': 'BILLING_LINK_PROFILE_CHANGES',
  'outage-report': 'BILLING_LINK_OUTAGE_REPORTS',
  'payment-extension': 'BILLING_LINK_PAYMENT_EXTENSIONS',
} as const satisfies Readonly<Record<ToldKind, keyof typeof billingLinkVariables>>;

type Values = z.output<z.ZodObject<typeof billingLinkVariables>>;

/** Where the billing system may tell us something, and who may. */
export interface InwardSettings {
  readonly host: string;
  readonly port: number;
  readonly networks: BlockList;
  /** What it is known by: what stands in a message's header, or what the message is signed with. */
  readonly caller:
    | { readonly by: 'password'; readonly user: string; readonly password: string }
    | { readonly by: 'signature'; readonly secrets: readonly [string, ...string[]] };
  /** Our certificate and key, and whose certificates are let in; undefined: without TLS. */
  readonly tls: { readonly cert: Buffer; readonly key: Buffer; readonly ca: Buffer } | undefined;
  /** How many accounts may change an hour. */
  readonly perHour: number;
}

interface Reached {
  readonly url: string;
  /** Where the outage system answers. */
  readonly outageUrl: string;
  /** Undefined: nobody is heard. */
  readonly inward: InwardSettings | undefined;
  readonly uses: {
    readonly balances: boolean;
    readonly changes: boolean;
    readonly outages: boolean;
    readonly tells: ReadonlySet<ToldKind>;
  };
}

/** The live link to the billing system; undefined: files alone. */
export type BillingLinkSettings =
  | (Reached & {
      readonly name: 'multispeak';
      readonly user: string;
      readonly password: string;
      readonly company: string | undefined;
    })
  | (Reached & { readonly name: 'webhook'; readonly secrets: readonly [string, ...string[]] });

/** Reads how the billing system is reached. */
export function billingLinkSettingsOf(values: Values): BillingLinkSettings | undefined {
  const { BILLING_LINK: name, BILLING_LINK_URL: address } = values;
  if (name === 'files') return undefined;
  if (address === undefined) throw new EnvironmentError(`BILLING_LINK is ${name}: BILLING_LINK_URL must be set.`);
  const url = address.replace(/\/$/, '');
  const outageUrl = values.BILLING_LINK_OUTAGE_URL?.replace(/\/$/, '') ?? url;
  const uses = {
    balances: values.BILLING_LINK_BALANCES === 'yes',
    changes: values.BILLING_LINK_CHANGES === 'yes',
    outages: values.BILLING_LINK_OUTAGES === 'yes',
    tells: new Set(toldKinds.filter((kind) => values[tellingVariables[kind]] === 'yes')),
  };
  if (name === 'webhook') {
    const [secret, ...older] = values.BILLING_LINK_SECRET?.split(',') ?? [];
    if (secret === undefined) throw new EnvironmentError('BILLING_LINK is webhook: BILLING_LINK_SECRET must be set.');
    const secrets = [secret, ...older] as const;
    return {
      name,
      url,
      outageUrl,
      inward: inwardSettingsOf(values, () => ({ by: 'signature', secrets })),
      secrets,
      uses,
    };
  }
  const { BILLING_LINK_USER: user, BILLING_LINK_PASSWORD: password, BILLING_LINK_COMPANY: company } = values;
  if (user === undefined || password === undefined)
    throw new EnvironmentError('BILLING_LINK is multispeak: BILLING_LINK_USER and BILLING_LINK_PASSWORD must be set.');
  const inward = inwardSettingsOf(values, () => passwordOf(values));
  return { name, url, outageUrl, inward, user, password, company, uses };
}

function passwordOf(values: Values): InwardSettings['caller'] {
  const { BILLING_LINK_LISTEN_USER: user, BILLING_LINK_LISTEN_PASSWORD: password } = values;
  if (user === undefined || password === undefined)
    throw new EnvironmentError(
      'BILLING_LINK_LISTEN_PORT is set: BILLING_LINK_LISTEN_USER and BILLING_LINK_LISTEN_PASSWORD must be, too.',
    );
  return { by: 'password', user, password };
}

function inwardSettingsOf(values: Values, callerOf: () => InwardSettings['caller']): InwardSettings | undefined {
  const { BILLING_LINK_LISTEN_PORT: port } = values;
  if (port === undefined) return undefined;
  return {
    host: values.BILLING_LINK_LISTEN_HOST,
    port,
    networks: networksOf('BILLING_LINK_LISTEN_NETWORKS', values.BILLING_LINK_LISTEN_NETWORKS),
    caller: callerOf(),
    tls: tlsOf(values),
    perHour: values.BILLING_LINK_LISTEN_PER_HOUR,
  };
}

const tlsVariables = ['BILLING_LINK_LISTEN_CERT', 'BILLING_LINK_LISTEN_KEY', 'BILLING_LINK_LISTEN_CLIENT_CA'] as const;

function tlsOf(values: Values): InwardSettings['tls'] {
  const named = tlsVariables.filter((name) => values[name] !== undefined);
  if (named.length === 0) return undefined;
  if (named.length < tlsVariables.length)
    throw new EnvironmentError(`${named[0]} is set: ${tlsVariables.join(', ')} must be set together.`);
  const [cert, key, ca] = tlsVariables.map((name) => fileOf(name, values[name] ?? ''));
  return cert && key && ca ? { cert, key, ca } : undefined;
}

function fileOf(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new EnvironmentError(`${name}: ${path} can't be read.`);
  }
}
