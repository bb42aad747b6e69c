import type { Site } from '@rochdale/domain/website/site/site';
import { createContext, type ReactNode, use } from 'react';

const SiteContext = createContext<Site | undefined>(undefined);

/** Gives the co-op's settings to everything below. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The co-op's settings, as they came with the page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('There are no site settings around this component.');
  return site;
}
