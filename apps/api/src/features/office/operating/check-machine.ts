import { access, mkdir, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Environment } from '../../../platform/environment.ts';
import { mustEncryptMail } from '../../../platform/http/ways-out/plain-addresses.ts';
import { loggedError } from '../../../platform/logged-error.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

const leastFreeBytes = 1024 ** 3;
const patienceMs = 5_000;

/** The settings that production wants, besides those without which nothing starts. */
export function checkSettings(environment: Environment): Finding[] {
  const { production, publicUrl, trustedProxies, smtpUrl, masterKeys, gatewaySecret, databaseUrl } = environment;
  if (!production)
    return [warn('environment', 'NODE_ENV is not production', 'Set NODE_ENV=production where members are.')];
  const found: Finding[] = [];
  if (masterKeys.length === 0 || gatewaySecret === undefined)
    found.push(
      wrong('keys', 'MASTER_KEY or GATEWAY_SECRET is missing', 'Set both; docs/operate.md says how to make them.'),
    );
  else found.push(ok('keys', `${masterKeys.length} master ${masterKeys.length === 1 ? 'key' : 'keys'}`));
  if (masterKeys.length > 1)
    found.push(warn('keys', 'a rotation is under way', 'Run rotate-keys and drop the older keys afterwards.'));
  if (!publicUrl.startsWith('https://'))
    found.push(wrong('address', 'PUBLIC_URL is not https', 'Set PUBLIC_URL to the address that members type.'));
  else found.push(ok('address', publicUrl));
  if (trustedProxies.count === 0)
    found.push(
      warn('proxy', 'TRUST_PROXY is no', 'Behind a proxy set it to yes, or all members share one limit by address.'),
    );
  if (smtpUrl === undefined)
    found.push(wrong('e-mail', 'SMTP_URL is missing', 'Set it: without it no code and no receipt reaches anybody.'));
  if (databaseUrl === undefined)
    found.push(warn('database', 'the embedded server is used', 'Set DATABASE_URL to a PostgreSQL that is backed up.'));
  return found;
}

/** The folder for data: writable, with room. */
export async function checkDisk({ dataDir }: Environment): Promise<Finding[]> {
  const found: Finding[] = [];
  try {
    await mkdir(dataDir, { recursive: true });
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const said = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${dataDir}`;
    found.push(
      free < leastFreeBytes
        ? wrong('disk', said, 'Make room: outage reports of a storm are kept there.')
        : ok('disk', said),
    );
  } catch (error) {
    return [
      wrong(
        'disk',
        `${dataDir} can't be used (${loggedError(error).code ?? 'unknown'})`,
        'Set DATA_DIR to a folder that the program may write.',
      ),
    ];
  }
  return found;
}

/** Whether the portal is there to be served. */
export async function checkPortal({ portalFolder }: Environment): Promise<Finding[]> {
  const isBuilt = await Promise.all(
    ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'].map((file) => access(join(portalFolder, file))),
  ).then(
    () => true,
    () => false,
  );
  return [isBuilt ? ok('portal', 'built') : wrong('portal', 'not built', 'npm run build')];
}

/** Whoever is told things: the mail server with its login, the text messages, the payment company. */
export async function checkNeighbours(environment: Environment): Promise<Finding[]> {
  const { smtpUrl, smsUrl, gatewayUrl, paymentCompany, production, plainHosts } = environment;
  const payments = paymentCompany.name === 'stripe' ? paymentCompany.apiUrl : gatewayUrl;
  return Promise.all([
    ...(smtpUrl === undefined ? [] : [checkMail(smtpUrl, production && mustEncryptMail(smtpUrl, plainHosts))]),
    ...(smsUrl === undefined ? [] : [checkReach('text messages', smsUrl, 'SMS_URL')]),
    checkReach('payment company', payments, paymentCompany.name === 'stripe' ? 'STRIPE_API_URL' : 'GATEWAY_URL'),
  ]);
}

async function checkMail(smtpUrl: string, requireTLS: boolean): Promise<Finding> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return ok('e-mail', `${new URL(smtpUrl).host} takes mail`);
  } catch (error) {
    return wrong(
      'e-mail',
      `${new URL(smtpUrl).host} does not take mail (${loggedError(error).code ?? 'refused'})`,
      'Check SMTP_URL, its password, whether it offers TLS, and whether this machine may reach it.',
    );
  } finally {
    transport.close();
  }
}

async function checkReach(check: string, address: string, setting: string): Promise<Finding> {
  const { hostname, port, protocol, host } = new URL(address);
  const isOpen = await reaches(hostname.replace(/^\[|\]$/g, ''), Number(port) || (protocol === 'https:' ? 443 : 80));
  return isOpen
    ? ok(check, `${host} answers`)
    : wrong(check, `${host} does not answer`, `Check ${setting} and whether this machine may reach it.`);
}

/** Whether somebody listens there. */
function reaches(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patienceMs });
    const say = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
    socket.once('timeout', () => say(false));
  });
}
