import type { Environment } from '../../../platform/environment.ts';
import { plainHostOf } from '../../../platform/http/ways-out/plain-addresses.ts';
import type { BankSettings } from '../../planned/bank-file/public.ts';

/** What production is refused for; `exampleKeys` are the settings of the co-op's folder with addresses that lead nowhere. */
interface Started {
  readonly environment: Environment;
  readonly bank: Pick<BankSettings, 'immediateDestinationName'> | undefined;
  readonly exampleKeys: readonly string[];
}

const demoBank = /\bDEMO\b/i;
const trial = 'a trial says ALLOW_SANDBOX=yes';

/** Why production does not start: defaults and leftovers of the demo, one sentence each. */
export function productionRefusals({ environment, bank, exampleKeys }: Started): string[] {
  const { production, named, allowsSandbox, gatewayUrl, paymentCompany } = environment;
  if (!production) return [];
  const found = plainAddresses(environment);
  const isHosted = paymentCompany.name === 'hosted';
  if (isHosted && !named.gateway) found.push('GATEWAY_URL is not set: it names the payment company.');
  if (!named.coop) found.push('COOP is not set: it names the co-op’s folder.');
  if (allowsSandbox) return found;
  if (isHosted && named.gateway && leadsNowhere(gatewayUrl))
    found.push(`GATEWAY_URL leads to ${new URL(gatewayUrl).host}, where only a sandbox can be; ${trial}.`);
  if (bank && demoBank.test(bank.immediateDestinationName))
    found.push(`bank.yaml names ${bank.immediateDestinationName}, which is no bank; ${trial}.`);
  if (exampleKeys.length > 0)
    found.push(`${someOf(exampleKeys)} lead to addresses of .example, which lead nowhere; ${trial}.`);
  return found;
}

function leadsNowhere(address: string): boolean {
  const { hostname } = new URL(address);
  return /(^|\.)(localhost|example)$/.test(hostname) || /^(127\.|\[::1\]$|0\.0\.0\.0$)/.test(hostname);
}

const someOf = (keys: readonly string[]): string =>
  keys.length > 3 ? `${keys.slice(0, 3).join(', ')} and ${keys.length - 3} more` : keys.join(', ');

/** Addresses of other machines that would be spoken to in clear, each with what to do. */
function plainAddresses(environment: Environment): string[] {
  const { publicUrl, databaseUrl, databaseReadUrl, gatewayUrl, smsUrl, voiceUrl, office, billingLink } = environment;
  const addresses = {
    PUBLIC_URL: publicUrl,
    OFFICE_URL: office?.url,
    OFFICE_OIDC_ISSUER: office?.provider?.issuer,
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: databaseReadUrl,
    GATEWAY_URL: gatewayUrl,
    SMS_URL: smsUrl,
    VOICE_URL: voiceUrl,
    BILLING_LINK_URL: billingLink?.url,
  };
  return Object.entries(addresses).flatMap(([setting, address]) => {
    const host = address === undefined ? undefined : plainHostOf(address);
    if (host === undefined || environment.plainHosts.includes(host)) return [];
    const mend = setting.startsWith('DATABASE') ? 'sslmode=verify-full' : 'https';
    return [`${setting} reaches ${host} without TLS: say ${mend}, or name the host in PLAIN_HOSTS.`];
  });
}
