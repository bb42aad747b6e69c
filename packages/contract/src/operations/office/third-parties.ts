import { appKinds, toldFacts } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { emailMaxLength } from '@rochdale/domain/identity/registration/contact';
import { mostRedirects, thirdPartyStates } from '@rochdale/domain/office/connected/third-party-rules';
import { z } from 'zod';
import { officeOperation, staff } from '../../office-operation.ts';
import { moment } from '../../schemas/moment.ts';
import { doneOrWaiting, nothing, personName, reason } from '../../schemas/staff.ts';

const tag = 'Connected systems';
const appId = z
  .uuid()
  .meta({ description: 'a third party, its `client_id`', examples: ['5f0c7a52-6f0e-4a6e-9d7a-0f6f0d3a7b24'] });
const params = z.object({ appId });
const why = z.object({ reason });
const count = z.number().int().nonnegative();
const page = z.string().trim().max(500);
const registered = z.object({
  kind: z.enum(appKinds).meta({ description: 'whether it reads data, or signs members in; never both' }),
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({ description: 'what members read', examples: ['Brightside Solar'] }),
  siteUrl: page.meta({ description: 'its site', examples: ['https://brightside.example'] }),
  privacyUrl: page.meta({ description: 'what it promises', examples: ['https://brightside.example/privacy'] }),
  contactEmail: z
    .string()
    .trim()
    .max(emailMaxLength)
    .meta({ description: 'whom the office writes to', examples: ['data@brightside.example'] }),
  redirectUris: z
    .array(page)
    .max(mostRedirects)
    .meta({
      description: 'where members are sent back to, letter by letter',
      examples: [['https://brightside.example/back']],
    }),
  functionBlocks: z
    .array(z.number().int())
    .max(60)
    .meta({ description: 'the function blocks that it may ask for', examples: [[1, 3, 4, 5, 15]] }),
  notifyUrl: page.meta({
    description: 'where it is told of new data; empty: nowhere',
    examples: ['https://brightside.example/espi/notify'],
  }),
  told: z
    .array(z.enum(toldFacts))
    .max(toldFacts.length)
    .meta({ description: 'what one that signs in may be told', examples: [[]] }),
  requiresPkce: z.boolean().meta({ description: 'whether its requests must be bound by PKCE' }),
});

/** Companies to which members may give data (office-190), and the co-op’s other sites (office-192). */
export const thirdPartiesOperations = {
  'third-parties.list': officeOperation({
    method: 'GET',
    path: '/v1/third-parties',
    summary: 'Third parties, the newest first, with how many members each reads of or signs in, and when it last did',
    tag,
    access: staff('systems.see'),
    changes: 'nothing',
    audit: [],
    response: z.object({
      thirdParties: z.array(
        registered.extend({
          appId,
          state: z.enum(thirdPartyStates),
          madeAt: moment,
          madeBy: personName,
          isOwn: z.boolean().meta({ description: 'whether the caller asked for it, who alone takes its secret' }),
          connections: count.meta({ description: 'that go on' }),
          lastReadAt: moment.nullable(),
        }),
      ),
    }),
    errors: [],
  }),
  'third-parties.register': officeOperation({
    method: 'POST',
    path: '/v1/third-parties',
    summary: 'Register and approve a third party; it has no secret before `third-parties.take`',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['third-party-registered', 'approval-asked'],
    asks: 'reason',
    freshProof: true,
    twoPeople: 'keys',
    body: why.extend(registered.shape),
    response: doneOrWaiting,
    errors: [400],
  }),
  'third-parties.take': officeOperation({
    method: 'POST',
    path: '/v1/third-parties/{appId}/take',
    summary: 'Make the secret of a third party, by whoever asked for it; shown in this answer alone',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['third-party-secret-taken'],
    freshProof: true,
    params,
    response: z.object({ clientId: appId, secret: z.string() }),
    errors: [404, 409],
  }),
  'third-parties.suspend': officeOperation({
    method: 'POST',
    path: '/v1/third-parties/{appId}/suspend',
    summary: 'Stop a third party at once: it reads nothing and asks nobody',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['third-party-suspended'],
    asks: 'reason',
    params,
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
  'third-parties.resume': officeOperation({
    method: 'POST',
    path: '/v1/third-parties/{appId}/resume',
    summary: 'Let a third party that was stopped go on, with what members had allowed',
    tag,
    access: staff('keys.change'),
    changes: 'something',
    audit: ['third-party-resumed'],
    asks: 'reason',
    params,
    body: why,
    response: nothing,
    errors: [404, 409],
  }),
} as const;
