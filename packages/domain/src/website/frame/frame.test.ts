import { describe, expect, it } from 'vitest';
import { announcesAlways, showsAnnouncement } from './announcement.ts';
import { hasOpenFooter } from './footer.ts';

const met = { isDismissed: false, hasOwnOutage: false, isSeen: false, announcesAlways: false };

describe('the footer', () => {
  it('is open on home and pages of the co-op’s own words, and folded where somebody has something to do', () => {
    expect((['home', 'legal-terms', 'services-products'] as const).every(hasOpenFooter)).toBe(true);
    expect((['accountoverview', 'quick-pay', 'payment-success', 'login'] as const).some(hasOpenFooter)).toBe(false);
  });
});

describe('the announcement', () => {
  it('is shown each time where one arrives or looks for power, and once a visit elsewhere', () => {
    expect(announcesAlways('accountoverview')).toBe(true);
    expect(announcesAlways('quick-pay')).toBe(false);
    expect(showsAnnouncement(met)).toBe(true);
    expect(showsAnnouncement({ ...met, isSeen: true })).toBe(false);
    expect(showsAnnouncement({ ...met, isSeen: true, announcesAlways: true })).toBe(true);
  });

  it.each([{ isDismissed: true }, { hasOwnOutage: true }])('is shown nowhere with %o', (fact) => {
    expect(showsAnnouncement({ ...met, announcesAlways: true, ...fact })).toBe(false);
  });
});
