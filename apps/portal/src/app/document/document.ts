import { escaped } from '@rochdale/domain/markup-text';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { localeOf, memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { brandStyle } from '@rochdale/domain/website/site/brand-style';
import type { Site } from '@rochdale/domain/website/site/site';
import { quietScriptOf } from '../../lib/device/announced.ts';
import { modeScript } from '../../lib/device/colour-mode.ts';
import { oneAccountScript } from '../../lib/device/one-account.ts';
import { pageTitle } from '../screens/page-title.ts';
import type { Screen } from '../screens/screen.ts';
import { announcementOf } from '../shell/announcement-of.ts';
import { firstBytesScript } from './first-bytes-script.ts';
import type { PageFiles } from './page-files.ts';

/** A whole page, and the texts of its inline scripts and styles, which the security policy names by their hashes. */
export interface PageDocument {
  readonly html: string;
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** Texts of the built stylesheets by their files; what is missing is linked. */
export type Sheets = Readonly<Record<string, string>>;

/** Writes the page around a screen's rendered body. */
export function documentOf(page: {
  site: Site;
  screen: Screen;
  files: PageFiles;
  sheets: Sheets;
  body: string;
  language: TextLanguage;
  /** Whether the body only keeps the place of the page until it is known who looks. */
  isWaiting: boolean;
}): PageDocument {
  const { site, screen, files, sheets, body, language, isWaiting } = page;
  const text = translatorOf(language);
  const { settings } = site;
  const styles = [...files.styles.flatMap((file) => sheets[file] ?? []), brandStyle(site.brand)];
  const announcement = announcementOf(site.configuration);
  const inline = [
    modeScript,
    ...(announcement ? [quietScriptOf(announcement.name, screen.route)] : []),
    ...(isWaiting && screen.switcher ? [oneAccountScript] : []),
    // Only the switcher asks for the accounts.
    ...(screen.access === 'member' && screen.switcher
      ? [firstBytesScript(site, language, screen.earlyCalls ?? [])]
      : []),
  ];
  const title = pageTitle(screen, site, text);
  // Both are named after the page: for a font that is named in its head a browser holds back the first frame, and it asks
  // for all code that it finds named before it draws anything, and before a script asks for the balance.
  const font = files.font && `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>`;
  const code = files.modules.map((file) => `<link rel="modulepreload" href="${file}">`);
  const links = [
    ...files.styles.map((file) => styleLink(file, file in sheets)),
    ...iconLinks(site),
    ...installLinks(site, language),
    stylesheetLink(settings.customStylesheet),
  ];
  const scripts = [
    font,
    ...code,
    `<script type="module" src="${files.entry}"></script>`,
    scriptElement(settings.customScript),
  ];
  const html = `<!doctype html>
<html lang="${localeOf(language)}" data-mode="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(text('shell.description', { coop: settings.coopName }))}">
${inline.map((script) => `<script>${script}</script>`).join('\n')}
${styles.map((style) => `<style>${style}</style>`).join('\n')}
${links.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"${isWaiting ? ' data-waiting' : ''}>${body}</div>
<noscript><p class="container">${escaped(text('shell.noScript', { phone: settings.phoneNumber }))}</p></noscript>
<script type="application/json" id="site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>
${scripts.filter(Boolean).join('\n')}
</body>
</html>`;
  return { html, inline: { scripts: inline, styles } };
}

/** What stands in the page is named, so that no code fetches it again, but not fetched: it is disabled. */
const styleLink = (file: string, isInPage: boolean): string =>
  `<link rel="stylesheet" href="${file}"${isInPage ? ' disabled' : ''}>`;

function iconLinks({ settings }: Site): string[] {
  const light = escaped(settings.portalFavIconPath);
  if (settings.portalFavIconDarkPath === undefined) return [`<link rel="icon" href="${light}">`];
  const dark = escaped(settings.portalFavIconDarkPath);
  return [
    `<link rel="icon" href="${light}" media="(prefers-color-scheme: light)">`,
    `<link rel="icon" href="${dark}" media="(prefers-color-scheme: dark)">`,
  ];
}

/** What a phone takes to put the portal on its home screen, and the colour that it gives its own bars. */
function installLinks({ brand }: Site, language: TextLanguage): string[] {
  return [
    // Browsers ask for it without cookies.
    `<link rel="manifest" href="/coop/manifest.webmanifest?language=${memberLanguage(language)}">`,
    '<link rel="apple-touch-icon" href="/coop/icons/touch.png">',
    `<meta name="theme-color" content="${brand.light.brandDeep}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${brand.dark.brandDeep}" media="(prefers-color-scheme: dark)">`,
  ];
}

/** A file of the folder comes with the page. One of another host is fetched early, and added when the page stands. */
function stylesheetLink(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  if (path.startsWith('/')) return `<link rel="stylesheet" href="${escaped(path)}">`;
  return `<link rel="preload" as="style" href="${escaped(path)}" crossorigin="anonymous" referrerpolicy="no-referrer">`;
}

/** Runs after the portal's own script, which does not wait for it; another host is told nothing of the member. */
function scriptElement(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  if (path.startsWith('/')) return `<script type="module" src="${escaped(path)}"></script>`;
  return `<script defer src="${escaped(path)}" crossorigin="anonymous" referrerpolicy="no-referrer"></script>`;
}
