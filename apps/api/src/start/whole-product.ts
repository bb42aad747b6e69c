import { basename } from 'node:path';
import type { Site } from '@rochdale/domain/website/site/site';
import { migrateDatabase } from '../platform/database/migrate.ts';
import type { Environment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { programOf } from '../platform/places.ts';
import { startOwnServer } from '../platform/postgres/own-server.ts';
import type { Stop } from '../platform/process/program.ts';
import { ensureDemoData } from './demo-data.ts';
import { requireFreePort } from './free-port.ts';

/** Throws a sentence when a port is taken where something is to answer. */
export async function requireFreePorts(environment: Environment, site: Site): Promise<void> {
  await requireFreePort('PORT', environment.port);
  if (hasSandbox(environment)) await requireFreePort('SANDBOX_PORT', environment.sandboxPort);
  if (hasChatSandbox(environment, site)) await requireFreePort('CHAT_PORT', environment.chatPort);
}

/** Brings the database with its data up, and says with which settings the programs start. */
export async function bringDatabase(
  environment: Environment,
  site: Site,
  stops: Stop[],
): Promise<Record<string, string>> {
  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment, stops));
  await migrateDatabase(databaseUrl);
  await ensureDemoData(databaseUrl, environment, site);
  const keys = await readKeys(environment);
  return {
    DATABASE_URL: databaseUrl,
    // Where nobody names one, the programs would serve every co-op of the folder.
    ...(!environment.production && { COOP: basename(environment.coopFolder) }),
    // A database of its own stands behind no pooler.
    ...(environment.databaseUrl === undefined && { DATABASE_NAMED_STATEMENTS: 'yes' }),
    MASTER_KEY: keys.masterKeys.join(','),
    GATEWAY_SECRET: keys.gatewaySecret,
    ...(keys.auditKeys && { AUDIT_KEY: keys.auditKeys.join(',') }),
    GATEWAY_URL: environment.gatewayUrl,
    GATEWAY_CLIENT_ID: site.config.payments.pgClientId,
    PORT: String(environment.port),
    SANDBOX_PORT: String(environment.sandboxPort),
    POSTBACK_URL: `http://127.0.0.1:${environment.port}/v3/hosted-payment/postback`,
    SANDBOX_DATA: `${environment.dataDir}/sandbox`,
    CHAT_PORT: String(environment.chatPort),
    CHAT_COOP_ID: site.settings.webChat?.coopId ?? '',
    CHAT_ORIGIN: environment.publicUrl,
    CHAT_PHONE: site.settings.phoneNumber,
    CHAT_EMERGENCY_PHONE: site.settings.emergencyContactNumber ?? site.settings.phoneNumber,
    CHAT_HOURS: site.settings.officeHours,
  };
}

/** The sandboxes that a start brings along, by name. */
export function sandboxesOf(environment: Environment, site: Site): (readonly [name: string, file: string])[] {
  return [
    ...(hasSandbox(environment) ? [['payment sandbox', programOf('payment-sandbox', 'server')] as const] : []),
    ...(hasChatSandbox(environment, site) ? [['chat sandbox', programOf('chat-sandbox', 'server')] as const] : []),
  ];
}

function hasSandbox({ paymentCompany }: Environment): boolean {
  return paymentCompany.name === 'hosted';
}

/** Started where the chat is open and asks this machine; CHAT_URL names another. */
function hasChatSandbox({ chatPort }: Environment, { features, settings }: Site): boolean {
  return features.WebChatEnabled && settings.webChat?.apiUrl === `http://localhost:${chatPort}`;
}

async function startDatabase(environment: Environment, stops: Stop[]): Promise<string> {
  const postgres = await startOwnServer(environment);
  stops.push(() => postgres.stop());
  return postgres.url;
}
