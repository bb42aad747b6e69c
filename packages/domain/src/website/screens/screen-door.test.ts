import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { accessOf, type Route, screenAccess } from './screen-access.ts';
import { screenDoor } from './screen-door.ts';

const routes = Object.keys(screenAccess) as Route[];
const doorOf = (route: Route, isOpen: boolean, signedIn: boolean) => {
  const access = accessOf(route);
  return screenDoor({ ...access, route }, { site: siteWith(...(isOpen ? needs[access.gate] : [])), signedIn });
};

describe('the door of a screen', () => {
  it.each(routes)('%s sends a visitor to login where it is a member’s, whatever its gate says', (route) => {
    const expected = accessOf(route).access === 'member' ? { kind: 'login' } : { kind: 'shown' };
    expect(doorOf(route, true, false)).toEqual(expected);
    if (expected.kind === 'login') expect(doorOf(route, false, false)).toEqual(expected);
  });

  it.each(routes)('%s leads a member on where it is a visitor’s alone, else opens', (route) => {
    const to = accessOf(route).membersGoTo;
    expect(doorOf(route, true, true)).toEqual(to === undefined ? { kind: 'shown' } : { kind: 'leads', to });
  });

  it.each(routes.filter((route) => accessOf(route).gate !== 'always'))('%s does not open by a closed gate', (route) => {
    expect(doorOf(route, false, true).kind).not.toBe('shown');
    expect(doorOf(route, false, false).kind).not.toBe('shown');
  });

  it('leads on where its row says so when its gate is closed', () => {
    expect(doorOf('levelized-billing', false, true)).toEqual({ kind: 'leads', to: 'accountoverview' });
  });

  it('sends a visitor of the meter portal’s jump page to login, where the portal has none too', () => {
    expect(doorOf('aclarajump', false, false)).toEqual({ kind: 'login' });
    expect(doorOf('aclarajump', false, true).kind).toBe('closed');
  });

  it('leads to My Profile until multi-factor authentication is set up, and nowhere from there', () => {
    const context = { site: siteWith(), signedIn: true, mustSetUpMfa: true };
    const openRoute = (route: Route) => screenDoor({ ...accessOf(route), route }, context);
    expect(openRoute('accountoverview')).toEqual({ kind: 'leads', to: 'my-profile' });
    expect(openRoute('my-profile')).toEqual({ kind: 'shown' });
    expect(openRoute('home')).toEqual({ kind: 'shown' });
  });
});

it.each(routes)('%s is left out for whoever looks as a member, unless its row says otherwise', (route) => {
  const access = accessOf(route);
  const site = siteWith(...needs[access.gate]);
  const { kind } = screenDoor({ ...access, route }, { site, signedIn: true, isLooking: true });
  expect(kind).toBe(access.asMember ? 'shown' : 'leftOut');
});
