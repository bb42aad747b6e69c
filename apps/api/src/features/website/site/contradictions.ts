import type { SiteFile } from '@rochdale/contract/site/site-file';
import { customMenuProblems } from '@rochdale/domain/website/menus/custom-menu';
import type { PlacedProblem } from '../../../platform/yaml/settings-problems.ts';

/** Settings that mean the same must say the same; a menu that is switched on must be there, and lead somewhere. */
export function contradictions({ config, configuration, features }: SiteFile): PlacedProblem[] {
  const whecFeature = features.findIndex((feature) => feature.name === 'WHEC');
  const pairs = [
    [['config', 'ALLOWCREDITDRAFT'], config.ALLOWCREDITDRAFT, 'allowCreditDraft'],
    [['config', 'ALLOWBANKDRAFT'], config.ALLOWBANKDRAFT, 'allowBankDraft'],
    [['config', 'WHEC_ENABLED'], config.WHEC_ENABLED, 'whecEnabled'],
    [['features', whecFeature, 'enable'], features[whecFeature]?.enable, 'whecEnabled'],
  ] as const;
  const opposite = pairs
    .filter(([, value, field]) => value !== undefined && value !== configuration[field])
    .map(([path, , field]) => ({ path, reason: `contradicts configuration.${field}` }));
  const noMenu = configuration.useCustomMenu && configuration.mcpMenu.length === 0;
  return [
    ...opposite,
    ...(noMenu ? [{ path: ['configuration', 'useCustomMenu'], reason: 'is Y, but mcpMenu has no entries' }] : []),
    ...customMenuProblems(configuration.mcpMenu).map(({ path, field, reason }) => ({
      path: [
        'configuration',
        'mcpMenu',
        ...path.flatMap((place, level) => (level === 0 ? place : ['subMenu', place])),
        field,
      ],
      reason,
    })),
  ];
}
