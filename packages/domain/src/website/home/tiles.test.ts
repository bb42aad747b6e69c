import { type SiteChanges, siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { type HomeTile, homeTiles } from './tiles.ts';

const tilesOf = (changes: SiteChanges = {}, signedIn = false) => homeTiles({ site: siteWith(changes), signedIn });
const tileOf = (name: HomeTile['name'], changes: SiteChanges = {}, signedIn = false) =>
  tilesOf(changes, signedIn).find((tile) => tile.name === name);

const everyTile: SiteChanges = {
  features: { ApplicationForService: true },
  configuration: { allowCreditDraft: true },
};

describe('the tiles of the home page', () => {
  it('stand in their order', () => {
    expect(tilesOf(everyTile).map((tile) => tile.name)).toEqual([
      'paymentOptions',
      'onlinePayments',
      'services',
      'profile',
      'newService',
      'myMeter',
      'drafts',
      'payMultiple',
    ]);
  });

  it('leave out new service and drafts where these are closed', () => {
    expect(tilesOf().map((tile) => tile.name)).toEqual([
      'paymentOptions',
      'onlinePayments',
      'services',
      'profile',
      'myMeter',
      'payMultiple',
    ]);
  });

  it.each([
    [false, 'home.tile.newService', 'home.tile.drafts'],
    [true, 'home.tile.applicationForService', 'home.tile.ezPay'],
  ])('have the words of the WHEC variant: %s', (whecEnabled, service, drafts) => {
    const changes = { ...everyTile, configuration: { ...everyTile.configuration, whecEnabled } };
    expect(tileOf('newService', changes)?.title).toBe(service);
    expect(tileOf('drafts', changes)?.title).toBe(drafts);
  });

  it.each([
    [[], 'service-type/application-for-service'],
    [['Farm'], 'service-type/select-service-type'],
  ])('lead to new service with the account types %j by %s', (serviceAccountTypes, route) => {
    const tile = tileOf('newService', { ...everyTile, configuration: { serviceAccountTypes } });
    expect(tile?.route).toBe(route);
    expect(tile?.state).toEqual(serviceAccountTypes.length > 0 ? { accountTypes: serviceAccountTypes } : undefined);
  });

  it('lead to the meter on the overview', () => {
    expect(tileOf('myMeter')).toMatchObject({ route: 'accountoverview', query: { link: 'mymeter' } });
  });

  it('ask visitors to sign in, and members no longer', () => {
    expect(tileOf('onlinePayments')?.text).toBe('home.tile.onlinePayments.text');
    expect(tileOf('onlinePayments', {}, true)?.text).toBe('home.tile.onlinePayments.textMember');
  });
});
