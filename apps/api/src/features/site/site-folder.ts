import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type SiteFile, siteFile } from '@rochdale/contract/site/site-file';
import type { Site } from '@rochdale/domain/site/site';
import { LineCounter, parseAllDocuments } from 'yaml';
import { cleanHtml } from './clean-html.ts';
import { contradictions } from './contradictions.ts';
import { wrongIcons } from './icon-sizes.ts';
import { isAddress, siteOf } from './site-of.ts';
import { describeIssues, describeProblem, type PlacedProblem, SiteProblems } from './site-problems.ts';

/**
 * Reads and checks a co-op's folder (open-points §8). Throws SiteProblems that names every wrong key
 * with file, line and reason. A web chat that asks the sandbox is there only with the sandbox's address.
 */
export async function loadSite(folder: string, chatSandboxUrl?: string): Promise<Site> {
  const source = await readOr(join(folder, 'site.yaml'), `There is no site.yaml in ${folder}.`);
  const file = await checkedFile(folder, source);
  const read = async (name: string): Promise<string> => cleanHtml(await readFile(join(folder, name), 'utf8'));
  const { settings, configuration } = file;
  const texts = {
    aboutUs: await read(settings.aboutUs),
    legalContent: settings.legalContent && (await read(settings.legalContent)),
    loginHelp: await read(file.loginHelp),
    announcement: configuration.emergencyAnnouncementMessage && cleanHtml(configuration.emergencyAnnouncementMessage),
  };
  const version = createHash('sha256').update(source).update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
  return siteOf(basename(folder), version, file, { ...texts, chatSandboxUrl });
}

/** Reads `site.yaml` against its schema, then for contradictions and files that are not there. */
async function checkedFile(folder: string, source: string): Promise<SiteFile> {
  const lines = new LineCounter();
  const [document, second] = parseAllDocuments(source, { lineCounter: lines });
  if (!document || document.contents === null) throw new SiteProblems(['site.yaml:1: the file is empty']);
  if (second)
    throw new SiteProblems([`site.yaml:${lines.linePos(second.range[0]).line}: a second document begins here`]);
  if (document.errors.length > 0)
    throw new SiteProblems(
      document.errors.map((error) => `site.yaml:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`),
    );
  const parsed = siteFile.safeParse(document.toJS(), { reportInput: true });
  if (!parsed.success) throw new SiteProblems(describeIssues(parsed.error.issues, document, lines));
  const { data } = parsed;
  const missing = await missingFiles(folder, data);
  const problems = [...contradictions(data), ...missing, ...(missing.length > 0 ? [] : await wrongIcons(folder, data))];
  if (problems.length > 0) throw new SiteProblems(problems.map((problem) => describeProblem(problem, document, lines)));
  return data;
}

/** Every file that the settings name must be there. */
async function missingFiles(folder: string, { settings, brand, loginHelp }: SiteFile): Promise<PlacedProblem[]> {
  const named: readonly [readonly string[], string | undefined][] = [
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

async function readOr(path: string, problem: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new SiteProblems([problem]);
  }
}
