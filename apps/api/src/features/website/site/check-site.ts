import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteFile, siteFile } from '@rochdale/contract/site/site-file';
import { documentEnding } from '@rochdale/domain/website/member-info-docs/document-types';
import { type PlacedProblem, placedIssues } from '../../../platform/yaml/settings-problems.ts';
import { documentsFolder } from '../member-info-docs/public.ts';
import { contradictions } from './contradictions.ts';
import { unreadableColours } from './contrast.ts';
import { wrongIcons } from './icon-sizes.ts';
import { isAddress } from './site-of.ts';
import type { SiteValues } from './site-values.ts';
import { unanswered, unwritten } from './unanswered.ts';

/** Checked settings, or everything that is wrong with them. */
export type CheckedSite = { readonly file: SiteFile } | { readonly problems: readonly PlacedProblem[] };

/** Holds settings against their schema, then looks for contradictions, files that are not there and colours nobody can read. */
export async function checkSite(folder: string, values: SiteValues): Promise<CheckedSite> {
  const open = [...unanswered(values), ...(await unwritten(folder, values))];
  const parsed = siteFile.safeParse(values, { reportInput: true });
  const isOpen = (path: readonly PropertyKey[]) => open.some((one) => one.path.join('.') === path.join('.'));
  if (!parsed.success)
    return { problems: [...open, ...placedIssues(parsed.error.issues.filter(({ path }) => !isOpen(path)))] };
  if (open.length > 0) return { problems: open };
  const { data: file } = parsed;
  const missing = await missingFiles(folder, file);
  const icons = missing.length > 0 ? [] : await wrongIcons(folder, file);
  const problems = [...contradictions(file), ...unreadableColours(file), ...missing, ...icons];
  return problems.length > 0 ? { problems } : { file };
}

/** Every file that the settings name must be there. */
async function missingFiles(folder: string, site: SiteFile): Promise<PlacedProblem[]> {
  const { settings, brand, loginHelp, memberInfoDocs } = site;
  const named: readonly [readonly PropertyKey[], string | undefined][] = [
    [['settings', 'aboutUs'], settings.aboutUs],
    [['settings', 'legalContent'], settings.legalContent],
    [['settings', 'portalLogoPath'], settings.portalLogoPath],
    [['settings', 'portalFavIconPath'], settings.portalFavIconPath],
    [['settings', 'portalFavIconDarkPath'], settings.portalFavIconDarkPath],
    [['settings', 'featureFlagCustomCss'], inFolder(settings.featureFlagCustomCss)],
    [['settings', 'customScript'], inFolder(settings.customScript)],
    [['settings', 'portalIcon192Path'], settings.portalIcon192Path],
    [['settings', 'portalIcon512Path'], settings.portalIcon512Path],
    [['brand', 'bannerPath'], brand.bannerPath],
    [['brand', 'signInImagePath'], brand.signInImagePath],
    [['loginHelp'], loginHelp],
    ...memberInfoDocs.map(({ url, document }, index): [PropertyKey[], string | undefined] => [
      ['memberInfoDocs', index, 'url'],
      document === undefined && documentEnding(url) !== undefined ? `${documentsFolder}/${url}` : undefined,
    ]),
  ];
  const problems: PlacedProblem[] = [];
  for (const [path, name] of named) {
    const found = name === undefined ? undefined : await stat(join(folder, name)).catch(() => undefined);
    if (name !== undefined && !found?.isFile()) problems.push({ path, reason: `there is no file ${name}` });
  }
  return problems;
}

/** A file of the folder; an address is not looked up. */
function inFolder(name: string | undefined): string | undefined {
  return name === undefined || isAddress(name) ? undefined : name;
}
