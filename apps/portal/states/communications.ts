import { asking } from './rows.ts';
import type { ScreenStates } from './state.ts';

/** What screens of the shelf `communications` can show. */
export const communicationsStates = {
  'manage-notifications': asking(
    { as: 'marisol.okonkwo' },
    {
      empty: {
        as: 'marisol.okonkwo',
        answers: {
          'notifications.get': {
            fields: {
              channels: [
                { channel: 'email', contacts: [] },
                { channel: 'text', contacts: [] },
              ],
            },
          },
        },
      },
      devices: { as: 'marisol.okonkwo', push: 'off', answers: { 'push.devices': 'example' } },
      'push on': { as: 'marisol.okonkwo', push: 'on', answers: { 'push.devices': 'example' } },
      'push off': { as: 'marisol.okonkwo', push: 'off', answers: { 'push.devices': { fields: { devices: [] } } } },
      'push failed': {
        as: 'marisol.okonkwo',
        push: 'fails',
        answers: { 'push.devices': { fields: { devices: [] } } },
        steps: [{ press: '.push-device button' }],
      },
      'push denied': { as: 'marisol.okonkwo', push: 'denied', answers: { 'push.devices': 'example' } },
      'many devices': {
        as: 'marisol.okonkwo',
        answers: {
          'push.devices': {
            fields: {
              devices: Array.from({ length: 10 }, (_, index) => ({
                subscriptionId: `8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d${10 + index}`,
                endpointHash: `hash-${index}`,
                browser: index % 2 === 0 ? 'Chrome · Android' : 'Firefox · Windows',
                madeAt: '2026-11-02T18:04:11.000Z',
                lastOkAt: index % 3 === 0 ? '2026-11-19T18:04:11.000Z' : null,
              })),
            },
          },
        },
      },
      'no devices read': { as: 'marisol.okonkwo', answers: { 'push.devices': 'failed' } },
    },
  ),
  'manage-contacts': asking({ as: 'marisol.okonkwo', lists: ['notifications.contacts'] }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
