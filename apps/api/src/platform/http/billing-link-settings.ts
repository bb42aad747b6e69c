import { z } from 'zod';
import { EnvironmentError } from '../process/environment-error.ts';

export const billingLinkVariables = {
  /** How the billing system is reached: by nightly files alone, or live too. */
  BILLING_LINK: z.enum(['files', 'multispeak']).default('files'),
  BILLING_LINK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BILLING_LINK_USER: z.string().optional(),
  BILLING_LINK_PASSWORD: z.string().optional(),
  /** The co-op's own name there, where several share a server. */
  BILLING_LINK_COMPANY: z.string().optional(),
  /** Whether balances are asked for, and whether payments are told one by one. */
  BILLING_LINK_BALANCES: z.enum(['yes', 'no']).default('yes'),
  BILLING_LINK_POSTINGS: z.enum(['yes', 'no']).default('no'),
};

type Values = z.output<z.ZodObject<typeof billingLinkVariables>>;

/** The live link to the billing system; undefined: files alone. */
export interface BillingLinkSettings {
  readonly name: 'multispeak';
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly company: string | undefined;
  readonly uses: { readonly balances: boolean; readonly postings: boolean };
}

/** Reads how the billing system is reached. */
export function billingLinkSettingsOf(values: Values): BillingLinkSettings | undefined {
  if (values.BILLING_LINK === 'files') return undefined;
  const { BILLING_LINK_URL: url, BILLING_LINK_USER: user, BILLING_LINK_PASSWORD: password } = values;
  if (url === undefined || user === undefined || password === undefined)
    throw new EnvironmentError(
      'BILLING_LINK is multispeak: BILLING_LINK_URL, BILLING_LINK_USER and BILLING_LINK_PASSWORD must be set.',
    );
  return {
    name: values.BILLING_LINK,
    url,
    user,
    password,
    company: values.BILLING_LINK_COMPANY,
    uses: { balances: values.BILLING_LINK_BALANCES === 'yes', postings: values.BILLING_LINK_POSTINGS === 'yes' },
  };
}
