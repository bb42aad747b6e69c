import { type SiteChanges, siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { draftOptionsShown } from './draft-options.ts';
import { draftRoute, draftRulesOf } from './draft-rules.ts';

describe('a site', () => {
  const ofSite = (...changes: SiteChanges[]) => draftRulesOf(siteWith(...changes));
  const both = { configuration: { allowBankDraft: true, allowCreditDraft: true } };

  it('opens what it allows, the default among it', () => {
    expect(ofSite().options).toEqual([]);
    expect(ofSite(both)).toMatchObject({ options: ['BANK', 'CC'], defaultOption: 'BANK' });
    expect(ofSite({ configuration: { allowCreditDraft: true } })).toMatchObject({
      options: ['CC'],
      defaultOption: 'CC',
    });
  });

  it('begins with the option that it names, where that is open', () => {
    const site = siteWith(both);
    const rulesWith = (changes: Partial<(typeof site)['config']['drafts']>) =>
      draftRulesOf({ ...site, config: { ...site.config, drafts: { ...site.config.drafts, ...changes } } });
    const cards = rulesWith({ defaultDraftType: 'CC' });
    expect(cards.defaultOption).toBe('CC');
    expect(draftOptionsShown(cards)).toEqual([
      { draftType: 'BANK', display: 'draftPayments.option.bank', isDefault: false },
      { draftType: 'CC', display: 'draftPayments.option.card', isDefault: true },
    ]);
    expect(rulesWith({ draftType: 'BANK', defaultDraftType: 'CC' })).toMatchObject({
      options: ['BANK'],
      defaultOption: 'BANK',
    });
  });

  it('narrows it by its draft type', () => {
    const site = siteWith(both);
    const drafts = { ...site.config.drafts, draftType: 'CC', bankDraftAsFile: true } as const;
    const narrowed = draftRulesOf({ ...site, config: { ...site.config, drafts } });
    expect(draftOptionsShown(narrowed)).toEqual([
      { draftType: 'CC', display: 'draftPayments.option.card', isDefault: true },
    ]);
    expect([draftRoute('CC', narrowed), draftRoute('BANK', narrowed)]).toEqual(['hosted-page', 'file']);
  });
});
