import type { Clock } from '../../../platform/clock.ts';
import type { BillingLinkSettings } from '../../../platform/http/billing-link-settings.ts';
import type { BillingLink } from './billing-link.ts';
import { filesLink } from './files-link.ts';
import { multispeakLink } from './multispeak/multispeak-link.ts';

/** The link that the settings name; files where they name none. */
export const billingLinkOf = (settings: BillingLinkSettings | undefined, clock: Clock): BillingLink =>
  settings === undefined ? filesLink : multispeakLink({ ...settings, clock });
