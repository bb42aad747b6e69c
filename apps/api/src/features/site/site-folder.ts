import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type SiteFile, siteFile } from '@rochdale/contract/site/site-file';
import type { Site } from '@rochdale/domain/site/site';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { cleanHtml } from './clean-html.ts';
import { contradictions } from './contradictions.ts';
import { siteOf } from './site-of.ts';
import { describeIssues, SiteProblems } from './site-problems.ts';

/**
 * Reads and checks a co-op's folder (open-points §8). Throws SiteProblems that names every wrong key
 * with file, line and reason.
 */
export async function loadSite(folder: string): Promise<Site> {
  const source = await readOr(join(folder, 'site.yaml'), `There is no site.yaml in ${folder}.`);
  const file = checkedFile(source);
  await checkFiles(folder, file);
  const read = async (name: string): Promise<string> => cleanHtml(await readFile(join(folder, name), 'utf8'));
  const { settings, configuration } = file;
  const texts = {
    aboutUs: await read(settings.aboutUs),
    legalContent: settings.legalContent && (await read(settings.legalContent)),
    loginHelp: await read(file.loginHelp),
    announcement: configuration.emergencyAnnouncementMessage && cleanHtml(configuration.emergencyAnnouncementMessage),
  };
  const version = createHash('sha256').update(source).update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
  return siteOf(basename(folder), version, file, texts);
}

function checkedFile(source: string): SiteFile {
  const lines = new LineCounter();
  const document: Document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0)
    throw new SiteProblems(
      document.errors.map((error) => `site.yaml:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`),
    );
  const parsed = siteFile.safeParse(document.toJS(), { reportInput: true });
  if (!parsed.success) throw new SiteProblems(describeIssues(parsed.error.issues, document, lines));
  const contradicting = contradictions(parsed.data);
  if (contradicting.length > 0) throw new SiteProblems(contradicting);
  return parsed.data;
}

/** Every file that the settings name must be there. */
async function checkFiles(folder: string, { settings, brand, loginHelp }: SiteFile): Promise<void> {
  const named: Record<string, string | undefined> = {
    'settings.aboutUs': settings.aboutUs,
    'settings.legalContent': settings.legalContent,
    'settings.portalLogoPath': settings.portalLogoPath,
    'settings.portalFavIconPath': settings.portalFavIconPath,
    'settings.portalFavIconDarkPath': settings.portalFavIconDarkPath,
    'settings.featureFlagCustomCss': settings.featureFlagCustomCss,
    'settings.customScript': settings.customScript,
    'brand.bannerPath': brand.bannerPath,
    'brand.signInImagePath': brand.signInImagePath,
    loginHelp,
  };
  const missing: string[] = [];
  for (const [key, name] of Object.entries(named)) {
    const found =
      name === undefined ||
      (await access(join(folder, name)).then(
        () => true,
        () => false,
      ));
    if (!found) missing.push(`site.yaml: ${key}: there is no file ${name}`);
  }
  if (missing.length > 0) throw new SiteProblems(missing);
}

async function readOr(path: string, problem: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new SiteProblems([problem]);
  }
}
