import type { Translate } from '@rochdale/domain/texts/text';
import { screenName } from '@rochdale/domain/website/site/screen-names';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Screen } from './screen.ts';

/** What a screen is called at this co-op, in words. */
export function screenTitle(screen: Screen, site: Site, text: Translate): string {
  const name = screenName(screen, site);
  return 'text' in name ? name.text : text(name.code);
}

/** The title of a screen's page (website-25): its name and the co-op's, joined with ` | `. */
export function pageTitle(screen: Screen, site: Site, text: Translate): string {
  return titleOf(screenTitle(screen, site, text), site);
}

/** Words as a page's title. */
export const titleOf = (words: string, site: Site): string => `${words} | ${site.config.coopNameForWebPage}`;
