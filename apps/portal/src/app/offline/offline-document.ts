import { gates } from '@rochdale/domain/gates/gates';
import { escaped } from '@rochdale/domain/markup-text';
import { languages as memberLanguages } from '@rochdale/domain/texts/languages';
import { offlineTexts as english } from '@rochdale/domain/website/frame/offline.en';
import { offlineTexts as spanish } from '@rochdale/domain/website/frame/offline.es';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { brandStyle } from '@rochdale/domain/website/site/brand-style';
import type { Site } from '@rochdale/domain/website/site/site';
import { modeScript } from '../../lib/device/colour-mode.ts';
import type { PageDocument } from '../document/document.ts';
import { filesOf, type Manifest, sourcesOf } from '../document/page-files.ts';
import { screens } from '../screens/screens.ts';
import { offlineStyle } from './offline-style.ts';

/** What a device keeps for when it has no network. Paths begin with a slash. */
export interface OfflineKit extends PageDocument {
  readonly files: readonly string[];
  readonly screens: readonly { readonly path: string; readonly files: readonly string[] }[];
}

/** Parts that the shell loads when it needs them: around a kept screen they must be there. */
const shellParts = ['profile-menu', 'account-switcher', 'session-watch', 'menu-panel', 'drawer'].map(
  (name) => `/${name}.tsx`,
);
const lateParts = [
  ...shellParts,
  '/app/after-load.ts',
  '/features/service/outage/public.ts',
  '/session.en.ts',
  '/menu-panel.en.ts',
  '/session.es.ts',
  '/menu-panel.es.ts',
];

const languages = { en: english, es: spanish } as const;

/** The offline page of a co-op, and the screens that open without a network, as far as their features are on. */
export function offlineKitOf(site: Site, manifest: Manifest): OfflineKit {
  const { portalLogoPath, portalFavIconPath } = site.settings;
  const late = sourcesOf(manifest, (name) => lateParts.some((part) => name.endsWith(part)));
  const open = screens.filter((screen) => screen.worksOffline && gates[screen.gate]({ site, signedIn: false }).open);
  return {
    ...documentOf(site),
    files: [...new Set([portalLogoPath, portalFavIconPath])]
      .filter((path) => path?.startsWith('/') ?? false)
      .map(String),
    screens: open.map((screen) => {
      const files = memberLanguages.flatMap((language) => {
        const { entry, styles, modules, font } = filesOf(manifest, screen, language);
        return [entry, ...styles, ...modules, ...(font === undefined ? [] : [font]), ...late];
      });
      return { path: addressOf(screen.route), files: [...new Set(files)] };
    }),
  };
}

/** In the language of the page that was shown last; leads to what was seen last where this device keeps that, and tries again by itself when the network returns or answers late. */
const script = `(function(){var d=document.documentElement,l,s;try{s=localStorage;l=s.getItem('rochdale.pageLanguage')
if(s.getItem('rochdale.session')&&s.getItem('rochdale.keepsLastSeen'))d.dataset.seen=''}catch(e){}
if(/^es/.test(l||'')){d.lang='es';document.title=d.dataset.titleEs}
function again(){location.reload()}
addEventListener('online',again);
if(navigator.serviceWorker)navigator.serviceWorker.addEventListener('message',again);
addEventListener('DOMContentLoaded',function(){document.querySelectorAll('button').forEach(function(b){b.addEventListener('click',again)})})})()`;

function documentOf(site: Site): PageDocument {
  const { coopName, portalFavIconPath } = site.settings;
  const style = `${brandStyle(site.brand)}${offlineStyle}`;
  const title = (name: keyof typeof languages): string => escaped(`${languages[name]['offline.title']} | ${coopName}`);
  const html = `<!doctype html>
<html lang="en-US" data-mode="light" data-title-es="${title('es')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title('en')}</title>
<script>${modeScript}</script>
<script>${script}</script>
<style>${style}</style>
<link rel="icon" href="${escaped(portalFavIconPath)}">
</head>
<body>
${headOf(site)}
<main>
${bodyOf(site, 'en')}
${bodyOf(site, 'es')}
</main>
</body>
</html>`;
  return { html, inline: { scripts: [modeScript, script], styles: [style] } };
}

function headOf({ settings }: Site): string {
  const { coopShortName, coopTagline, portalLogoPath } = settings;
  const logo = portalLogoPath?.startsWith('/') ? `<img src="${escaped(portalLogoPath)}" alt="" height="40">` : '';
  return `<header>${logo}<span><b>${escaped(coopShortName)}</b> ${escaped(coopTagline)}</span></header>`;
}

/** The page in one language; the stylesheet shows the one of the page. */
function bodyOf(site: Site, language: keyof typeof languages): string {
  const text = languages[language];
  const { settings, features } = site;
  const { emergencyContactNumber, phoneNumber, officeHours } = settings;
  const parts = [
    `<h1>${text['offline.title']}</h1>`,
    `<p>${text['offline.lead']}</p>`,
    `<button type="button">${text['offline.again']}</button>`,
    gates.lastSeen({ site, signedIn: false }).open &&
      `<section class="seen"><h2>${text['offline.lastSeen']}</h2><p><a href="${addressOf('last-seen')}">${text['offline.lastSeen.see']}</a></p></section>`,
    '<dl>',
    emergencyContactNumber && `<dt>${text['offline.emergency']}</dt><dd>${phoneLink(emergencyContactNumber)}</dd>`,
    `<dt>${text['offline.office']}</dt><dd>${phoneLink(phoneNumber)}<span>${escaped(officeHours)}</span></dd>`,
    '</dl>',
    features.Outage &&
      `<section><h2>${text['offline.outage']}</h2><p>${text['offline.outage.kept']}</p><p><a href="${addressOf('report-outage')}">${text['offline.outage.report']}</a></p></section>`,
  ];
  return `<div class="page" lang="${language === 'en' ? 'en-US' : language}" data-language="${language}">
${parts.filter(Boolean).join('\n')}
</div>`;
}

function phoneLink(number: string): string {
  return `<a href="tel:${number.replace(/[^\d+]/g, '')}">${escaped(number)}</a>`;
}
