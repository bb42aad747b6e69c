import { describe, expect, it } from 'vitest';
import { announcesAlways, showsAnnouncement } from './announcement.ts';

const met = { isDismissed: false, hasOwnOutage: false, isSeen: false, announcesAlways: false };

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
