import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { asking, refused } from './rows.ts';
import type { ScreenStates } from './state.ts';

const asked = { request: 'V1StGXR8_Z5jdHi6B-myT' } as const;
const connectedApp = { appName: 'Brightside Solar', siteUrl: 'https://brightside.example' } as const;
const appRequest: ResponseOf<'connected-apps.see-request'> = {
  ...{ ...connectedApp, privacyUrl: 'https://brightside.example/privacy', approvedOn: '2026-05-02' },
  ...{ memberNumber: '200017', today: '2026-11-21', kinds: ['use', 'bills', 'sent-back'] },
  ...{ historyMonths: [3, 12, 24], asksPassword: false, kind: 'data', told: [] },
};
const siteRequest: ResponseOf<'connected-apps.see-request'> = {
  ...{ ...appRequest, kind: 'sign-in', told: ['member', 'accounts', 'profile', 'email'], kinds: [], historyMonths: [] },
  ...{ appName: 'Cedar Ridge Members’ Forum', siteUrl: 'https://forum.cedarridge.example' },
};
const connected: ResponseOf<'connected-apps.list'> = {
  apps: [
    {
      ...{ ...connectedApp, connectionId: '0b8c1a7e-5f7b-4a39-9d5e-0f5a3ef4a6a0', kinds: ['use', 'bills'] },
      ...{ accounts: ['104471882'], since: '2024-11-01', until: '2027-02-01', isPaused: false },
      ...{ agreedAt: '2026-11-01T18:04:11.000Z', lastReadAt: '2026-11-21T12:10:00.000Z', reads: 41 },
      ...{ isForgotten: false, kind: 'data', told: [] },
    },
    {
      ...{ appName: 'Hearth Thermostat', siteUrl: 'https://hearth.example', kinds: ['use'] },
      ...{ connectionId: '0b8c1a7e-5f7b-4a39-9d5e-0f5a3ef4a6a1', accounts: ['104471882', '104480316'] },
      ...{ since: '2025-03-12', until: null, agreedAt: '2026-03-12T18:04:11.000Z', lastReadAt: null, reads: 0 },
      ...{ isForgotten: true, isPaused: true, kind: 'data', told: [] },
    },
    {
      ...{
        appName: 'Cedar Ridge Members’ Forum',
        siteUrl: 'https://forum.cedarridge.example',
        kinds: [],
        accounts: [],
      },
      ...{ connectionId: '0b8c1a7e-5f7b-4a39-9d5e-0f5a3ef4a6a2', since: '2026-11-12', until: null, reads: 7 },
      ...{ agreedAt: '2026-11-20T18:04:11.000Z', lastReadAt: '2026-11-20T18:04:11.000Z', isForgotten: false },
      ...{ isPaused: false, kind: 'sign-in', told: ['member', 'profile'] },
    },
  ],
};

/** What the screens of connected apps can show. */
export const connectedAppsStates = {
  'connected-apps': asking(
    { as: 'marisol.okonkwo' },
    { apps: { as: 'marisol.okonkwo', answers: { 'connected-apps.list': { fields: connected } } } },
  ),
  connect: asking(
    { as: 'marisol.okonkwo', query: asked, answers: { 'connected-apps.see-request': { fields: appRequest } } },
    {
      'sign-in': {
        ...{ as: 'marisol.okonkwo', query: asked },
        answers: { 'connected-apps.see-request': { fields: siteRequest } },
      },
      unknown: {
        ...{ as: 'marisol.okonkwo', query: asked },
        answers: { 'connected-apps.see-request': refused(404, 4062, 'This request is not open in this browser.') },
      },
      old: {
        ...{ as: 'marisol.okonkwo', query: asked },
        answers: { 'connected-apps.see-request': { fields: { ...appRequest, asksPassword: true } } },
      },
    },
  ),
} as const satisfies Readonly<Record<string, ScreenStates>>;
