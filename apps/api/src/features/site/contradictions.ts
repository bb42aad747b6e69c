import type { SiteFile } from '@rochdale/contract/site/site-file';

/** Config keys that mean the same as a field of the configuration must say the same. */
export function contradictions({ config, configuration }: SiteFile): string[] {
  const pairs = [
    ['ALLOWCREDITDRAFT', config.ALLOWCREDITDRAFT, 'allowCreditDraft', configuration.allowCreditDraft],
    ['ALLOWBANKDRAFT', config.ALLOWBANKDRAFT, 'allowBankDraft', configuration.allowBankDraft],
    ['WHEC_ENABLED', config.WHEC_ENABLED, 'whecEnabled', configuration.whecEnabled],
  ] as const;
  return pairs
    .filter(([, key, , field]) => key !== undefined && key !== field)
    .map(([key, , field]) => `site.yaml: config.${key} says the opposite of configuration.${field}`);
}
