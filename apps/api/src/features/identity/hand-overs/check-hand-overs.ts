import type { Site } from '@rochdale/domain/website/site/site';
import { type Finding, warn, wrong } from '../../office/operating/findings.ts';

/** Whether other systems may still hand members over by an access token, in production. */
export function checkHandOvers(site: Site, production: boolean): Finding[] {
  return production && site.config.security.takesAccessTokens
    ? [
        warn(
          'hand-overs',
          'external-redirect takes access tokens, which stand in addresses',
          'Have the other system make hand-over tokens, and set EXTERNAL_REDIRECT_ACCESS_TOKEN to N; docs/settings.md.',
        ),
      ]
    : [];
}

/** Whether the provider that the settings name has its secret. */
export function checkOutsideSignIn(site: Site, secret: string | undefined): Finding[] {
  return site.outsideSignIn !== undefined && secret === undefined
    ? [
        wrong(
          'outside sign-in',
          `${site.outsideSignIn.label} is named and has no secret`,
          'Nobody signs in there: set OUTSIDE_SIGN_IN_SECRET.',
        ),
      ]
    : [];
}
