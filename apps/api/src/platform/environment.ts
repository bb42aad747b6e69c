import { resolve } from 'node:path';
import { z } from 'zod';
import { type NightSettings, nightSettingsOf, nightVariables } from './files/night-settings.ts';
import { addressesByCommas, hostsByCommas } from './http/addresses-by-commas.ts';
import { type BillingLinkSettings, billingLinkSettingsOf, billingLinkVariables } from './http/billing-link-settings.ts';
import { type PaymentCompany, paymentCompanyOf } from './http/payment-company-settings.ts';
import { type TrustedProxies, trustedProxiesOf } from './http/trusted-hops.ts';
import { type WaysOutSettings, waysOutSettingsOf, waysOutVariables } from './http/ways-out/ways-out-settings.ts';
import { type MorningSettings, morningMailAt, morningMailTo } from './office/morning-settings.ts';
import { type OfficeSettings, officePortOf, officeSettingsOf, officeVariables } from './office/office-settings.ts';
import { repository } from './places.ts';
import { EnvironmentError } from './process/environment-error.ts';
import { coopsFolderOf, type Hosting, hostedVariables, hostingOf } from './process/hosting/hosted-variables.ts';
import { groupName } from './process/hosting/hosting-file.ts';
import { withSecretFiles } from './process/secret-files.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(3001),
  /** Where the chat sandbox answers; one above SANDBOX_PORT. */
  CHAT_PORT: port.optional(),
  CHAT_URL: z.url().optional(),
  /** `no` takes the offline page away from browsers that have it. */
  OFFLINE_PAGE: z.enum(['yes', 'no']).default('yes'),
  /** Who is shown the outbox: callers of this machine, all or nobody; production has none. */
  OUTBOX: z.enum(['local', 'all', 'none']).default('local'),
  DATA_DIR: z.string().default('./data'),
  /** `no` starts a trial without the demo's members. */
  DEMO_DATA: z.enum(['yes', 'no']).default('yes'),
  /** Below which `coop backup` makes a folder for each backup. */
  BACKUP_DIR: z.string().optional(),
  COOP: z.string().optional(),
  COOPS_DIR: z.string().optional(),
  HOSTING_GROUP: groupName.optional(),
  DATABASE_URL: z.string().optional(),
  /** Connections that a process may have to the database. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(20),
  /** Whether its connections keep statements by name. */
  DATABASE_NAMED_STATEMENTS: z.enum(['yes', 'no']).default('no'),
  /** A streaming replica that answers reads of usage; and how far behind it may be. */
  DATABASE_READ_URL: z.string().optional(),
  READ_LAG_SECONDS: z.coerce.number().min(1).max(3600).default(10),
  MIGRATE_AT_START: z.enum(['yes', 'no']).default('yes'),
  /** Where a process tells its operator how it does; without a port it does not. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  /** Where the API processes tell how they do, by commas: `http://api-1:9464,http://api-2:9464`. */
  API_METRICS: addressesByCommas.default([]),
  /** How long a process that is told to stop says so before it takes no more calls, and then finishes what it took. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(0),
  SHUTDOWN_SECONDS: z.coerce.number().min(1).max(600).default(20),
  /** Other machines, by commas, that are reached without TLS: a network of one's own. */
  PLAIN_HOSTS: hostsByCommas.default([]),
  /** Where members reach the portal; payment returns are built from it. */
  PUBLIC_URL: z.url().optional(),
  /** The site (RP id) on which members' passkeys hold: a host, or the domain above it; else the host of PUBLIC_URL. */
  PASSKEY_RP_ID: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name in lower case')
    .optional(),
  /** That passkeys which hold on another site are given up (`coop doctor`). */
  PASSKEYS_GIVEN_UP: z.enum(['yes', 'no']).default('no'),
  /** 32 bytes in base64url from which tokens are sealed; after a comma, older ones that still open. */
  MASTER_KEY: z
    .string()
    .regex(/^[\w-]{43}(,[\w-]{43})*$/, 'must be 32 bytes in base64url, older ones after a comma')
    .optional(),
  GATEWAY_URL: z.url().optional(),
  /** Lets production use the payment sandbox and the demo's folder, for a trial. */
  ALLOW_SANDBOX: z.enum(['yes', 'no']).default('no'),
  /** Production may keep its data in the embedded PostgreSQL. */
  ALLOW_EMBEDDED_DATABASE: z.enum(['yes', 'no']).default('no'),
  GATEWAY_SECRET: z.string().min(16).optional(),
  PAYMENT_COMPANY: z.enum(['hosted', 'stripe']).default('hosted'),
  STRIPE_SECRET_KEY: z.string().min(16).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  STRIPE_PAGE_URL: z.url().default('https://checkout.stripe.com'),
  /** Signs password links that the billing system gives out. */
  RESET_LINK_SECRET: z.string().min(16).optional(),
  OUTSIDE_SIGN_IN_SECRET: z.string().min(1).optional(),
  /** Signs the tokens with which members enter the meter-data portal. */
  METER_PORTAL_SECRET: z.string().min(16).optional(),
  /** `smtp://user:password@host:port`. Without it e-mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  /** Where text messages are posted. Without it they stay in the outbox. */
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  /** Where calls are posted that speak a message. Without it they stay in the outbox. */
  VOICE_URL: z.url().optional(),
  VOICE_TOKEN: z.string().optional(),
  /** Known to the companies that bring messages, and that report answers and addresses that take none. */
  SMS_INBOUND_SECRET: z.string().min(16).optional(),
  /** How many proxies stand in front, each of which adds its caller to `X-Forwarded-For`; `yes` is one. */
  TRUST_PROXY: z
    .union(
      [z.enum(['yes', 'no']), z.coerce.number().int().min(1).max(9)],
      'must be yes, no or how many proxies there are',
    )
    .default('no'),
  /** The networks from which those proxies call, by commas; the header of others is not heeded. */
  TRUST_PROXY_NETWORKS: z
    .string()
    .default('127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10'),
  ...officeVariables,
  /** 32 bytes in base64url with which the audit is signed; older ones after a comma. */
  AUDIT_KEY: z
    .string()
    .regex(/^[\w-]{43}(,[\w-]{43})*$/, 'must be 32 bytes in base64url, older ones after a comma')
    .optional(),
  /** Where the worker writes how far the audit's chain goes. */
  AUDIT_HEAD_FILE: z.string().optional(),
  /** When the morning e-mail goes, on the co-op's clock; and where to besides staff who want it, by commas. */
  MORNING_MAIL_AT: morningMailAt,
  MORNING_MAIL_TO: morningMailTo,
  ...nightVariables,
  ...billingLinkVariables,
  ...waysOutVariables,
  /** Whether each security event stands in the log too. */
  SECURITY_LOG: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** What the machine tells the API, decoded once. */
export interface Environment {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  readonly chatPort: number;
  /** Where browsers reach the chat sandbox; undefined in production, which has none of its own. */
  readonly chatSandboxUrl: string | undefined;
  readonly offlinePage: boolean;
  readonly outbox: 'local' | 'all' | 'none';
  readonly dataDir: string;
  /** Whether an empty database is filled with the demo's members; never in production. */
  readonly bringsDemoData: boolean;
  /** Where backups lie; undefined where nobody said so. */
  readonly backupFolder: string | undefined;
  readonly coopFolder: string;
  /** The co-op's name among several of one process; undefined where it is the only one. */
  readonly hostedAs?: string;
  /** The portal's workspace; its build stands in `dist`. */
  readonly portalFolder: string;
  readonly officeFolder: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly databaseNamedStatements: boolean;
  readonly databaseReadUrl: string | undefined;
  readonly readLagSeconds: number;
  readonly migratesAtStart: boolean;
  readonly metricsHost: string;
  /** Of the API and of the worker; undefined means none. */
  readonly metricsPort: number | undefined;
  readonly workerMetricsPort: number | undefined;
  /** The operator's addresses of the API processes, for the doctor. */
  readonly apiMetrics: readonly string[];
  readonly drainSeconds: number;
  readonly shutdownSeconds: number;
  /** Other machines that may be reached without TLS. */
  readonly plainHosts: readonly string[];
  readonly publicUrl: string;
  readonly passkeyRpId: string;
  readonly passkeysGivenUp: boolean;
  /** The current master key and older ones; empty when none is set. */
  readonly masterKeys: readonly string[];
  readonly resetLinkSecret: string | undefined;
  readonly outsideSignInSecret: string | undefined;
  readonly meterPortalSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  readonly voiceUrl: string | undefined;
  readonly voiceToken: string | undefined;
  readonly smsInboundSecret: string | undefined;
  /** The hosted payment page's address, and the secret shared with it. */
  readonly gatewayUrl: string;
  readonly gatewaySecret: string | undefined;
  /** Whether the environment names them, or they are the demo's. */
  readonly named: { readonly coop: boolean; readonly gateway: boolean };
  readonly allowsSandbox: boolean;
  readonly allowsEmbedded: boolean;
  readonly paymentCompany: PaymentCompany;
  /** Which proxies in front are believed; what callers wrote into `X-Forwarded-For` before them is not. */
  readonly trustedProxies: TrustedProxies;
  readonly logLevel: string;
  readonly securityLog: boolean;
  /** Where the offices of several co-ops answer. */
  readonly officePort: number;
  /** Undefined: this installation has no office. */
  readonly office: OfficeSettings | undefined;
  readonly auditKeys: readonly string[];
  readonly auditHeadFile: string | undefined;
  readonly morning: MorningSettings;
  readonly nights: NightSettings;
  /** The live link to the billing system; undefined: files alone. */
  readonly billingLink: BillingLinkSettings | undefined;
  /** Where addresses that a person gave may lie. */
  readonly waysOut: WaysOutSettings;
}

export const settingNames: readonly string[] = Object.keys(schema.shape);

/**
 * Reads and checks the environment, or what `hosting.yaml` gives the co-op that it names in place of that. Throws
 * EnvironmentError naming each variable that is wrong.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const hosted = hostedVariables(source, settingNames);
  const given = Object.fromEntries(
    Object.entries(hosted?.variables ?? withSecretFiles(source, settingNames)).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    if (hosted) throw hosted.file.problemsOf(parsed.error.issues);
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`The environment is wrong: ${problems.join('; ')}.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  const chatPort = values.CHAT_PORT ?? values.SANDBOX_PORT + 1;
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    sandboxPort: values.SANDBOX_PORT,
    chatPort,
    chatSandboxUrl: (values.CHAT_URL ?? (production ? undefined : `http://localhost:${chatPort}`))?.replace(/\/$/, ''),
    offlinePage: values.OFFLINE_PAGE === 'yes',
    outbox: production ? 'none' : values.OUTBOX,
    dataDir: resolve(values.DATA_DIR),
    bringsDemoData: !production && values.DEMO_DATA === 'yes',
    backupFolder: values.BACKUP_DIR === undefined ? undefined : resolve(values.BACKUP_DIR),
    coopFolder: resolve(values.COOPS_DIR ?? `${repository}/coops`, values.COOP ?? 'cedar-ridge'),
    portalFolder: resolve(repository, 'apps/portal'),
    officeFolder: resolve(repository, 'apps/office'),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseNamedStatements: values.DATABASE_NAMED_STATEMENTS === 'yes',
    databaseReadUrl: values.DATABASE_READ_URL,
    readLagSeconds: values.READ_LAG_SECONDS,
    migratesAtStart: values.MIGRATE_AT_START === 'yes',
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    workerMetricsPort: values.WORKER_METRICS_PORT,
    apiMetrics: values.API_METRICS,
    drainSeconds: values.DRAIN_SECONDS,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    plainHosts: values.PLAIN_HOSTS,
    publicUrl,
    passkeyRpId: values.PASSKEY_RP_ID ?? new URL(publicUrl).hostname,
    passkeysGivenUp: values.PASSKEYS_GIVEN_UP === 'yes',
    masterKeys: values.MASTER_KEY?.split(',') ?? [],
    ...{ resetLinkSecret: values.RESET_LINK_SECRET, outsideSignInSecret: values.OUTSIDE_SIGN_IN_SECRET },
    meterPortalSecret: values.METER_PORTAL_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL,
    smsToken: values.SMS_TOKEN,
    voiceUrl: values.VOICE_URL,
    voiceToken: values.VOICE_TOKEN,
    ...{ smsInboundSecret: values.SMS_INBOUND_SECRET, gatewaySecret: values.GATEWAY_SECRET },
    gatewayUrl: (values.GATEWAY_URL ?? `http://localhost:${values.SANDBOX_PORT}`).replace(/\/$/, ''),
    named: { coop: values.COOP !== undefined, gateway: values.GATEWAY_URL !== undefined },
    allowsSandbox: values.ALLOW_SANDBOX === 'yes',
    allowsEmbedded: values.ALLOW_EMBEDDED_DATABASE === 'yes',
    paymentCompany: paymentCompanyOf(values),
    trustedProxies: trustedProxiesOf(values),
    logLevel: values.LOG_LEVEL,
    securityLog: values.SECURITY_LOG === 'yes',
    officePort: officePortOf(values),
    office: officeSettingsOf(values),
    auditKeys: values.AUDIT_KEY?.split(',') ?? [],
    auditHeadFile: values.AUDIT_HEAD_FILE === undefined ? undefined : resolve(values.AUDIT_HEAD_FILE),
    morning: { at: values.MORNING_MAIL_AT, to: values.MORNING_MAIL_TO },
    nights: nightSettingsOf(values),
    billingLink: billingLinkSettingsOf(values),
    waysOut: waysOutSettingsOf(values, production),
  };
}

/** What a process serves where there are several co-ops; undefined: one. */
export const readHosting = (): Hosting | undefined => hostingOf(process.env);

/** The folder of co-ops that COOPS_DIR names, whichever of them is meant; undefined where it is not set. */
export const readCoopsFolder = (): Hosting | undefined => coopsFolderOf(process.env);

/** The whole environment with changes, for a program that this one starts. */
export function environmentWith(changes: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return { ...process.env, ...changes };
}
