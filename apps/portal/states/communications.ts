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
    },
  ),
  'manage-contacts': asking({ as: 'marisol.okonkwo', lists: ['notifications.contacts'] }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
