import { gates } from '@rochdale/domain/gates/gates';
import { en } from '@rochdale/domain/texts/catalogue.en';
import { screenAccess } from '@rochdale/domain/website/screens/screen-access';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';

it('every screen has a route of its own, a title, an access and a gate', () => {
  expect(new Set(screens.map((screen) => screen.route)).size).toBe(screens.length);
  for (const screen of screens) {
    expect(en, screen.route).toHaveProperty([screen.title]);
    expect(gates, screen.route).toHaveProperty(screen.gate);
    expect(['public', 'member'], screen.route).toContain(screen.access);
  }
});

it('every route of the domain’s table is a screen', () => {
  expect(screens.map(({ route }) => route).sort()).toEqual(Object.keys(screenAccess).sort());
});

it('every screen that is rendered on the server is public and built', () => {
  for (const screen of screens.filter((one) => one.onServer)) {
    expect(screen.access, screen.route).toBe('public');
    expect(screen.load, screen.route).toBeDefined();
  }
});
