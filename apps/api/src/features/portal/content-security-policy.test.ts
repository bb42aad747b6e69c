import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadSite } from '../site/load-site.ts';
import { pagePolicy } from './content-security-policy.ts';

it('lets forms lead to the portal and to the payment company’s page, and nowhere else', async () => {
  const site = await loadSite(fileURLToPath(new URL('../../../../../coops/cedar-ridge', import.meta.url)));
  const services = { site: () => site, formOrigins: ['https://checkout.stripe.com'], portalFolder: '' };
  const policy = pagePolicy({ scripts: [], styles: [] }, services);
  expect(policy).toContain("form-action 'self' https://checkout.stripe.com;");
});
