import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFolder } from '../site/co-op-folder.ts';
import { keepSites } from '../site/kept-sites.ts';

it('a banner stands above every page in the reader’s language until its end, then what the settings say (website-45)', async () => {
  let now = new Date('2027-06-08T19:00:00Z');
  const folder = await readFolder(join(import.meta.dirname, '../../../../../../coops/cedar-ridge'));
  const { site, follow } = await keepSites(folder, { warn: () => undefined }, { now: () => now });
  const before = [site('en'), site('es')];
  const banner = { isOn: true, en: 'Ice <b>brings</b> lines down', es: 'El hielo', until: '2027-06-08T20:00:00.000Z' };
  await follow(new Map([['banner', banner]]));
  const [en, es] = [site('en'), site('es')];
  expect(en.configuration).toMatchObject({
    displayEmergencyAnnouncement: true,
    emergencyAnnouncementMessage: 'Ice &#60;b&#62;brings&#60;/b&#62; lines down',
  });
  expect(es.configuration.emergencyAnnouncementMessage).toBe('El hielo');
  expect(es.configuration.emergencyAnnouncementId).toBe(en.configuration.emergencyAnnouncementId);
  expect(en.version).not.toBe(before[0]?.version);
  now = new Date('2027-06-08T20:00:00Z');
  expect([site('en'), site('es')]).toEqual(before);
});
