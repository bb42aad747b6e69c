import { type Clock, systemClock } from '../../../platform/clock.ts';
import type { Environment } from '../../../platform/environment.ts';
import { tellingVariables } from '../../../platform/http/billing-link-settings.ts';
import { type BillingLink, billingLinkOf } from '../../account/billing-link/public.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

const check = 'billing link';

/** Whether the billing system answers, and can do what the settings ask of it (billing-link-10). */
export async function checkBillingLink(
  { billingLink: settings }: Pick<Environment, 'billingLink'>,
  clock: Clock = systemClock,
): Promise<Finding[]> {
  if (settings === undefined) return [];
  const { protocol, hostname, host } = new URL(settings.url);
  const isOpen = protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return [
    await describeLink(billingLinkOf(settings, clock)),
    ...(isOpen
      ? [warn(check, `${host} is asked without TLS`, 'Let it answer by https: names and balances go there.')]
      : []),
  ];
}

async function describeLink(link: BillingLink): Promise<Finding> {
  try {
    const { abilities, says } = await link.describe();
    const lacks = [
      ...(link.uses.balances && !abilities.balances ? ['BILLING_LINK_BALANCES=no'] : []),
      ...(link.uses.changes && !abilities.changes ? ['BILLING_LINK_CHANGES=no'] : []),
      ...(link.uses.outages && !abilities.outages ? ['BILLING_LINK_OUTAGES=no'] : []),
      ...[...link.uses.tells].flatMap((kind) => (abilities.tells.has(kind) ? [] : [`${tellingVariables[kind]}=no`])),
    ];
    return lacks.length === 0
      ? ok(check, says)
      : warn(check, says, `It can't do what the settings ask of it: set ${lacks.join(' and ')}.`);
  } catch (error) {
    const says = error instanceof Error ? error.message : 'it does not answer';
    return wrong(check, says, 'Check BILLING_LINK_URL, user and password; members read the last known balances.');
  }
}
