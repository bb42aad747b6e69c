import { needs } from '@rochdale/test-kit/gates/needs';
import { type SiteChanges, siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { type GateName, gates, isUsableLink } from './gates.ts';

const names = Object.keys(gates) as GateName[];

const answer = (name: GateName, changes: readonly SiteChanges[]) =>
  gates[name]({ site: siteWith(...changes), signedIn: true });

describe('a gate', () => {
  it.each(names)('%s opens by its settings', (name) => {
    expect(answer(name, needs[name])).toEqual({ open: true });
  });

  it.each(names.filter((name) => name !== 'always'))('%s is closed without any one of them', (name) => {
    for (const missing of needs[name]) {
      const rest = needs[name].filter((one) => one !== missing);
      expect(answer(name, rest).open, JSON.stringify(missing)).toBe(false);
    }
  });

  it('of multi-factor authentication opens where every member must have it', () => {
    expect(answer('mfa', [{ security: { mfaRequired: true } }]).open).toBe(true);
  });

  it('of a day’s intervals opens for the cloud meter data alone, too; daily bars open no day then', () => {
    const cloudAlone = [{ features: { MdmCloudEnabled: true } }];
    expect(answer('usageDay', cloudAlone).open).toBe(true);
    expect(answer('usageDrillDown', cloudAlone).open).toBe(false);
  });

  it('of draft payments opens for cards alone, too', () => {
    expect(answer('draftPayments', [{ configuration: { allowCreditDraft: true } }]).open).toBe(true);
  });

  it.each(['outageMap', 'delinquents', 'meterDataPortal'] as const)(
    '%s is closed by a link that leads nowhere',
    (name) => {
      const nowhere = { outageMapLink: '#', delinquentViewUrl: ' ', nexGridLinkUrl: '' };
      expect(answer(name, [...needs[name], { configuration: nowhere }]).open).toBe(false);
    },
  );

  it.each(names.filter((name) => name !== 'always'))('%s says why it is closed', (name) => {
    expect(answer(name, [])).toEqual({
      open: false,
      reason: name === 'draftPayments' ? 'error.draftsUnavailable' : 'error.serviceUnavailable',
    });
  });
});

it.each([
  ['https://map.example', true],
  ['/delinquents', true],
  ['#', false],
  [' # ', false],
  ['', false],
  [undefined, false],
])('the link %j is usable: %s', (link, usable) => {
  expect(isUsableLink(link)).toBe(usable);
});
