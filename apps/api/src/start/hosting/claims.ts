import type { Environment } from '../../platform/environment.ts';

/** What is one co-op's alone: which setting says it, and a value by which two are told to be the same. */
export interface Claim {
  readonly setting: string;
  readonly value: string;
}

/** What a co-op of several has for itself. With two of the same, one could be read with the other's keys, or in its place. */
export function claimsOf(environment: Environment, hosts: readonly string[]): Claim[] {
  const { databaseUrl, databaseReadUrl, billingLink, masterKeys, auditKeys } = environment;
  const inward = billingLink?.inward;
  const some: readonly (readonly [setting: string, values: readonly (string | undefined)[]])[] = [
    ['hosts', hosts],
    ['DATABASE_URL', [databaseUrl && placeOf(databaseUrl)]],
    ['DATABASE_READ_URL', [databaseReadUrl && placeOf(databaseReadUrl)]],
    ['MASTER_KEY', masterKeys],
    ['AUDIT_KEY', auditKeys],
    ['GATEWAY_SECRET', [environment.gatewaySecret]],
    ['RESET_LINK_SECRET', [environment.resetLinkSecret]],
    ['METER_PORTAL_SECRET', [environment.meterPortalSecret]],
    ['SMS_INBOUND_SECRET', [environment.smsInboundSecret]],
    ['AUDIT_HEAD_FILE', [environment.auditHeadFile]],
    ['BACKUP_DIR', [environment.backupFolder]],
    ['IMPORT_DIR', [environment.nights.importFolder]],
    ['EXPORT_DIR', [environment.nights.exportFolder]],
    ['BILLING_LINK_LISTEN_PORT', [inward && `${inward.host}:${inward.port}`]],
  ];
  return some.flatMap(([setting, values]) =>
    values.flatMap((value) => (value === undefined ? [] : [{ setting, value }])),
  );
}

/** The database that an address leads to, whoever asks it. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}${pathname}`;
}

/** The settings that two co-ops must not share and do. */
export const sharedSettings = (own: readonly Claim[], others: readonly Claim[]): string[] => [
  ...new Set(
    own
      .filter(({ setting, value }) => others.some((other) => other.setting === setting && other.value === value))
      .map(({ setting }) => setting),
  ),
];
