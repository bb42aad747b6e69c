import { createHash } from 'node:crypto';
import { escaped } from '@rochdale/domain/markup-text';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import type { PortalBanner } from '@rochdale/domain/website/frame/portal-banner';
import type { Sites } from '@rochdale/domain/website/site/site';

/** The settings with a banner of the office above every page, in place of the announcement that they make (website-45). */
export function banneredSites(sites: Sites, { en, es }: Pick<PortalBanner, 'en' | 'es'>): Sites {
  const id = nameOf(en);
  const bannered = (language: 'en' | 'es') => {
    const site = sites(language);
    return {
      ...site,
      version: nameOf(`${site.version} ${id}`),
      configuration: {
        ...site.configuration,
        displayEmergencyAnnouncement: true,
        emergencyAnnouncementMessage: escaped(language === 'es' ? es : en),
        emergencyAnnouncementId: id,
      },
    };
  };
  const both = { en: bannered('en'), es: bannered('es') };
  return (language = 'en') => both[memberLanguage(language)];
}

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);
