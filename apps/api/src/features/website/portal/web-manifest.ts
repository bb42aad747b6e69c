import { type LanguageName, localeOf } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import { type AppIcon, appIcons, canDraw } from './app-icons.ts';

/** The web app manifest: how a phone puts the portal on its home screen. Made from the co-op's settings in a language. */
export function webManifestOf({ settings, brand }: Site, language: LanguageName): object {
  const { coopName, coopShortName, portalFavIconPath, portalIcon192Path, portalIcon512Path } = settings;
  const drawn = (name: AppIcon) => ({ src: `/coop/icons/${name}.png`, ...described(appIcons[name].size) });
  const isDrawn = canDraw(portalFavIconPath);
  const icons = [
    portalIcon192Path ? { src: portalIcon192Path, ...described(192) } : isDrawn && drawn('icon-192'),
    portalIcon512Path ? { src: portalIcon512Path, ...described(512) } : isDrawn && drawn('icon-512'),
    isDrawn && { ...drawn('maskable-512'), purpose: 'maskable' },
    portalFavIconPath.endsWith('.svg') && { src: portalFavIconPath, sizes: 'any', type: 'image/svg+xml' },
  ];
  return {
    id: addressOf('home'),
    name: coopName,
    short_name: coopShortName,
    lang: localeOf(language),
    start_url: addressOf('home'),
    scope: '/',
    display: 'standalone',
    theme_color: brand.light.brandDeep,
    background_color: brand.light.brandTint,
    icons: icons.filter(Boolean),
  };
}

function described(size: number): { sizes: string; type: string } {
  return { sizes: `${size}x${size}`, type: 'image/png' };
}
