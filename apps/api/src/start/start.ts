import { fileURLToPath } from 'node:url';
import type { Site } from '@rochdale/domain/website/site/site';
import { loadSite } from '../features/website/site/load-site.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { startPostgres } from '../platform/postgres/embedded.ts';
import { keepChild, startTogether } from '../platform/process/child-program.ts';
import { endWithParent, runProgram, type Stop } from '../platform/process/program.ts';
import { ensureDemoData } from './demo-data.ts';
import { requireFreePort } from './free-port.ts';
import { ensurePortalIsBuilt } from './portal-build.ts';
import { welcome } from './welcome.ts';

const program = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Brings the whole product up on one machine: database, demo data, portal and API, worker, payment and chat sandbox. */
endWithParent();
await runProgram(async () => {
  const environment = readEnvironment();
  const site = await loadSite(environment.coopFolder, environment.chatSandboxUrl);
  await requireFreePort('PORT', environment.port);
  if (hasSandbox(environment)) await requireFreePort('SANDBOX_PORT', environment.sandboxPort);
  if (hasChatSandbox(environment, site)) await requireFreePort('CHAT_PORT', environment.chatPort);
  await ensurePortalIsBuilt(environment.portalFolder, environment);
  const stops: Stop[] = [];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    await startEverything(environment, site, stops);
  } catch (error) {
    await stopAll();
    throw error;
  }
  console.log(welcome(environment, site));
  return stopAll;
});

async function startEverything(environment: Environment, site: Site, stops: Stop[]): Promise<void> {
  const databaseUrl = environment.databaseUrl ?? (await startDatabase(environment, stops));
  await migrateDatabase(databaseUrl);
  await ensureDemoData(databaseUrl, environment, site);
  const keys = await readKeys(environment);
  const settings = {
    DATABASE_URL: databaseUrl,
    // A database of its own stands behind no pooler.
    ...(environment.databaseUrl === undefined && { DATABASE_NAMED_STATEMENTS: 'yes' }),
    MASTER_KEY: keys.masterKeys.join(','),
    GATEWAY_SECRET: keys.gatewaySecret,
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
  const programs = [
    ...(hasSandbox(environment) ? [['payment sandbox', '../../../payment-sandbox/src/server.ts'] as const] : []),
    ...(hasChatSandbox(environment, site) ? [['chat sandbox', '../../../chat-sandbox/src/server.ts'] as const] : []),
    ['API', '../server.ts'] as const,
    ['worker', '../worker.ts'] as const,
  ];
  const kept = await startTogether(programs.map(([name, path]) => keepChild(name, program(path), settings)));
  stops.push(...kept.map((one) => () => one.stop()));
}

function hasSandbox({ paymentCompany }: Environment): boolean {
  return paymentCompany.name === 'hosted';
}

/** Started where the chat is open and asks this machine; CHAT_URL names another. */
function hasChatSandbox({ chatPort }: Environment, { features, settings }: Site): boolean {
  return features.WebChatEnabled && settings.webChat?.apiUrl === `http://localhost:${chatPort}`;
}

async function startDatabase(environment: Environment, stops: Stop[]): Promise<string> {
  const postgres = await startPostgres(environment.dataDir);
  stops.push(() => postgres.stop());
  return postgres.url;
}
