import { z } from 'zod';
import { operation } from '../../operation.ts';
import { said } from '../../schemas/answered.ts';
import { accountNumber } from '../../schemas/fields.ts';

const tag = 'Outage';
const path = '/v3/outage/accounts/{accountNumber}/restoration-text';
const params = z.object({ accountNumber });
const shown = z.string().meta({ examples: ['(541) 555-0142'] });
const asked = z.object({
  phone: shown,
  state: z
    .enum(['waiting', 'code'])
    .meta({ description: 'waiting: it is texted when the power is back; code: it has to be proved first' }),
});

/** One text when the power is back, for whoever asks for it while it is out (service-71). */
export const restorationTextOperations = {
  'restoration-text.get': operation({
    method: 'GET',
    path,
    summary: 'Whether the member may be texted when the power is back, and where that was asked',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    delegates: 'never',
    gate: 'restorationText',
    whileDegraded: true,
    params,
    response: z.object({
      isOffered: z.boolean().meta({ description: 'an outage is active, and the co-op sends texts' }),
      asked: asked.nullable(),
      phone: shown.nullable().meta({ description: 'the one that is proved already, else the cell phone on file' }),
      consent: z.string().meta({ description: 'what is agreed to by asking', examples: ['By pressing “Text me”, …'] }),
    }),
    errors: [404, 503],
  }),
  'restoration-text.ask': operation({
    method: 'POST',
    path,
    summary: 'Ask for a text when the power is back; a phone that is not the member’s contact gets a code first',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'restorationText',
    params,
    body: z.object({
      phone: z
        .string()
        .max(20)
        .meta({ description: 'the mobile number', examples: ['(541) 555-0142'] }),
    }),
    response: asked,
    errors: [400, 404, 409, 429],
  }),
  'restoration-text.prove': operation({
    method: 'POST',
    path: `${path}/proved`,
    summary: 'Prove by the code that the phone is the member’s',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'restorationText',
    params,
    body: z.object({
      verificationCode: z
        .string()
        .max(10)
        .meta({ description: 'the code that was sent', examples: ['492817'] }),
    }),
    response: asked,
    errors: [400, 404, 409, 429],
  }),
  'restoration-text.withdraw': operation({
    method: 'DELETE',
    path,
    summary: 'Ask not to be texted after all',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    delegates: 'never',
    gate: 'restorationText',
    params,
    response: said,
    errors: [404],
  }),
} as const;
