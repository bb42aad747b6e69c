import { expect, it } from 'vitest';
import { en } from '../../texts/catalogue.en.ts';
import { es } from '../../texts/catalogue.es.ts';
import { agreementText, unknownFields } from './authorization-text.ts';

const words = {
  draft: 'siteWords.draftAuthorize',
  autoPay: 'siteWords.autoPayAuthorize',
  schedule: 'siteWords.scheduleAuthorize',
  contact: 'siteWords.contactConsent',
} as const;

it.each([en, es])(
  'our own words name who, how to stop and a phone number, and nothing that is not filled in',
  (catalogue) => {
    for (const agreement of ['draft', 'autoPay', 'schedule', 'contact'] as const) {
      const said = catalogue[words[agreement]];
      expect(unknownFields(said, agreement)).toEqual([]);
      expect(said).toMatch(/\{coop\}.*\{phone\}/s);
    }
    for (const agreement of ['draft', 'autoPay', 'schedule'] as const)
      expect(catalogue[words[agreement]]).toContain('{method}');
    expect(catalogue['siteWords.scheduleAuthorize']).toMatch(/\{amount\}.*\{date\}/s);
    expect(catalogue['siteWords.contactConsent']).toMatch(
      /(automated|automáticas).*(STOP|ALTO).*(HELP|AYUDA).*(not a condition|no es condición)/is,
    );
  },
);

it('what a co-op writes itself may name only what is filled in', () => {
  expect(unknownFields('I let {coop} take {amount}.', 'draft')).toEqual(['amount']);
  expect(unknownFields('I let {coop} take {amount}.', 'schedule')).toEqual([]);
});

it('is kept as it was read: the sentences, then a line for each account', () => {
  const fields = { coop: 'Cedar Ridge', phone: '(541) 555-0100', method: 'the card I enter' };
  expect(agreementText<'draft'>('{coop} may charge {method}. Call {phone}.', fields, ['Account 7', 'Account 8'])).toBe(
    'Cedar Ridge may charge the card I enter. Call (541) 555-0100.\nAccount 7\nAccount 8',
  );
  expect(agreementText<'draft'>('{coop} may charge {method}.', fields)).toBe(
    'Cedar Ridge may charge the card I enter.',
  );
});
