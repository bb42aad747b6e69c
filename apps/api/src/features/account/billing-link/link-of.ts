import type { Clock } from '../../../platform/clock.ts';
import type { BillingLinkSettings } from '../../../platform/http/billing-link-settings.ts';
import type { BillingLink } from './billing-link.ts';
import { filesLink } from './files-link.ts';
import { multispeakLink } from './multispeak/multispeak-link.ts';
import { webhookLink } from './webhook/webhook-link.ts';

/** The link that the settings name; files where they name none. */
export function billingLinkOf(settings: BillingLinkSettings | undefined, clock: Clock): BillingLink {
  if (settings === undefined) return filesLink;
  return settings.name === 'webhook' ? webhookLink({ ...settings, clock }) : multispeakLink({ ...settings, clock });
}
