import type { SiteSettings } from '@rochdale/domain/website/site/site';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const webChat = { apiUrl: 'https://chat.example/co-op', coopId: 'x', subTitle: 'x', userName: 'x', introText: 'x' };

/** The directives of a page of a co-op with these settings. */
function policyOf(settings: Partial<SiteSettings> = {}, features: { WebChatEnabled?: boolean } = {}) {
  const site = siteWith({ settings, features });
  const policy = pagePolicy(
    { scripts: [], styles: [] },
    { site: () => site, formOrigins: ['https://checkout.stripe.com'] },
  );
  return Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]));
}

describe('the policy of a page', () => {
  it('lets forms lead to the portal and to the payment company’s page, and nowhere else', () => {
    expect(policyOf()['form-action']).toBe("'self' https://checkout.stripe.com");
  });

  it('opens nothing that is not configured', () => {
    expect(policyOf()).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'manifest-src': "'self'",
    });
  });

  it('lets pages ask the chat service where the chat is on', () => {
    expect(policyOf({ webChat })['connect-src']).toBe("'self'");
    expect(policyOf({ webChat }, { WebChatEnabled: true })['connect-src']).toBe("'self' https://chat.example");
  });

  it('opens what measuring needs with its code', () => {
    const policy = policyOf({ googleAnalyticsCode: 'G-ABCD1234' });
    expect(policy['script-src']).toBe("'self' https://www.googletagmanager.com");
    for (const directive of ['connect-src', 'img-src'])
      expect(policy[directive]).toMatch(
        / https:\/\/www\.google-analytics\.com https:\/\/\*\.google-analytics\.com https:\/\/www\.googletagmanager\.com$/,
      );
  });

  it('names the one file of a configured address, whatever stands in it', () => {
    const policy = policyOf({
      customScript: "https://files.example/a;b,c'.js?v=1;script-src *",
      customStylesheet: 'https://files.example/coop.css',
    });
    expect(policy['script-src']).toBe("'self' https://files.example/a%3Bb%2Cc'.js");
    expect(policy['style-src']).toBe("'self' https://files.example/coop.css");
  });

  it('names no file of the folder, which is the portal’s own', () => {
    expect(policyOf({ customScript: '/coop/brand/a.js' })['script-src']).toBe("'self'");
  });
});
