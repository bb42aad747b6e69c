import { describe, expect, it } from 'vitest';
import { isReturnAddress, thirdPartyState, thirdPartyViolation } from './third-party-rules.ts';

const form = {
  kind: 'data',
  told: [],
  siteUrl: 'https://brightside.example',
  privacyUrl: 'https://brightside.example/privacy',
  contactEmail: 'data@brightside.example',
  redirectUris: ['https://brightside.example/back'],
  functionBlocks: [1, 3, 4, 15],
} as const;

describe('a third party (office-190)', () => {
  it('is registered with pages, a contact, addresses to come back to and data to ask for', () => {
    expect(thirdPartyViolation(form)).toBeUndefined();
    for (const [change, field] of [
      [{ siteUrl: 'brightside.example' }, 'siteUrl'],
      [{ privacyUrl: 'http://brightside.example/privacy' }, 'privacyUrl'],
      [{ contactEmail: 'data' }, 'contactEmail'],
      [{ redirectUris: [] }, 'redirectUris'],
      [{ redirectUris: ['https://brightside.example/back', 'https://*.example/'] }, 'redirectUris'],
      [{ functionBlocks: [1, 3] }, 'functionBlocks'],
      [{ functionBlocks: [4, 99] }, 'functionBlocks'],
      [{ told: ['email'] }, 'told'],
    ] as const)
      expect(thirdPartyViolation({ ...form, ...change })?.field).toBe(field);
  });

  it('signs members in without data to ask for, at addresses of one host (office-192)', () => {
    const site = { ...form, kind: 'sign-in', functionBlocks: [], told: ['member', 'email'] } as const;
    expect(thirdPartyViolation(site)).toBeUndefined();
    expect(thirdPartyViolation({ ...site, told: [] })).toBeUndefined();
    expect(thirdPartyViolation({ ...site, functionBlocks: [4, 15] })?.field).toBe('functionBlocks');
    const redirectUris = ['https://brightside.example/back', 'https://shop.brightside.example/back'];
    expect(thirdPartyViolation({ ...site, redirectUris })?.field).toBe('redirectUris');
  });

  it('comes back by HTTPS, to an address that is written as browsers write it', () => {
    for (const good of ['https://a.example/back', 'https://a.example/back?x=1', 'http://localhost:4000/back'])
      expect(isReturnAddress(good), good).toBe(true);
    for (const bad of [
      'http://a.example/back',
      'https://a.example/back#here',
      'https://a.example',
      'https://A.example/back',
      'https://u:p@a.example/',
      'https://*.a.example/',
      'https://a.example/../back',
      'javascript:alert(1)',
      'app://back',
      '',
    ])
      expect(isReturnAddress(bad), bad).toBe(false);
  });

  it('is new until its secret was shown, and suspended whatever else', () => {
    const at = new Date();
    expect(thirdPartyState({ takenAt: null, suspendedAt: null })).toBe('new');
    expect(thirdPartyState({ takenAt: at, suspendedAt: null })).toBe('active');
    expect(thirdPartyState({ takenAt: null, suspendedAt: at })).toBe('suspended');
  });
});
