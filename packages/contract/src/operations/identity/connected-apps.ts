import { dataKinds } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { connectedAccounts } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { appKinds, toldFacts } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { passwordAbsoluteMax } from '@rochdale/domain/identity/sign-in/new-credentials';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { accountNumber, count, localDay, memberNumber } from '../../schemas/fields.ts';
import { moment } from '../../schemas/moment.ts';

const tag = 'Connected apps';
const member = z.object({ memberNumber });
const requestId = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .meta({ description: 'which request of an app', examples: ['V1StGXR8_Z5jdHi6B-myT'] });
const connectionId = z
  .uuid()
  .meta({ description: 'which connection', examples: ['0b8c1a7e-5f7b-4a39-9d5e-0f5a3ef4a6a0'] });
const kinds = z.array(z.enum(dataKinds)).meta({ description: 'which data' });
const kind = z.enum(appKinds).meta({ description: 'whether it reads data, or signs the member in' });
const told = z.array(z.enum(toldFacts)).meta({
  description: 'what an app that signs in is told; none of one that reads data',
  examples: [['member', 'profile']],
});
const currentPassword = z
  .string()
  .max(passwordAbsoluteMax)
  .meta({ description: 'asked where the sign-in is older than 15 minutes', examples: ['Quiet-harbor-17!'] });
const appName = z.string().meta({ description: 'the app', examples: ['Brightside Solar'] });
const siteUrl = z.string().meta({ description: 'its site', examples: ['https://brightside.example'] });
const continueAt = z.string().meta({
  description: 'where the browser goes on, back to the app',
  examples: ['/oauth/authorize/V1StGXR8_Z5jdHi6B-myT'],
});
const done = z.object({});

/** Apps to which a member gives data (identity-113) or that sign the member in (identity-120): what they ask, and what goes on. */
export const connectedAppsOperations = {
  'connected-apps.see-request': operation({
    method: 'GET',
    path: '/v3/connect/{requestId}',
    summary: 'Which app asks, and for what, in the browser that it was asked in; nothing is allowed by looking',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    ofLogin: true,
    gate: 'always',
    params: z.object({ requestId }),
    response: z.object({
      kind,
      told,
      appName,
      siteUrl,
      privacyUrl: z
        .string()
        .meta({ description: 'what it promises', examples: ['https://brightside.example/privacy'] }),
      approvedOn: localDay.meta({ description: 'when the co-op registered it' }),
      memberNumber,
      today: localDay,
      kinds,
      historyMonths: z
        .array(z.number().int())
        .meta({ description: 'how far back may be chosen', examples: [[3, 12, 24]] }),
      asksPassword: z
        .boolean()
        .meta({ description: 'the sign-in is older than 15 minutes: the password is asked, or a passkey' }),
    }),
    errors: [404],
  }),
  'connected-apps.allow': operation({
    method: 'POST',
    path: '/v3/connect/{requestId}/allow',
    summary: 'Let the app read, in the browser that it was asked in; once',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['app-connected', 'current-password-failed'],
    ofLogin: true,
    gate: 'always',
    params: z.object({ requestId }),
    body: z.object({
      accounts: z.array(z.object({ accountNumber })).max(connectedAccounts).meta({ description: 'of which accounts' }),
      kinds,
      historyMonths: z
        .number()
        .int()
        .meta({ description: 'how many months back', examples: [24] }),
      untilMonths: z
        .number()
        .int()
        .nullable()
        .meta({ description: 'for how many months from today; null: until it is ended', examples: [3] }),
      currentPassword,
    }),
    response: z.object({ continueAt }),
    errors: [400, 404, 429],
  }),
  'connected-apps.sign-in': operation({
    method: 'POST',
    path: '/v3/connect/{requestId}/sign-in',
    summary: 'Sign in at one of the co-op’s other sites, in the browser that it was asked in; once',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['app-signed-in', 'current-password-failed'],
    ofLogin: true,
    gate: 'always',
    params: z.object({ requestId }),
    body: z.object({ currentPassword }),
    response: z.object({ continueAt }),
    errors: [400, 404, 429],
  }),
  'connected-apps.refuse': operation({
    method: 'POST',
    path: '/v3/connect/{requestId}/refuse',
    summary: 'Let the app read nothing; it is told that the member refused',
    tag,
    access: 'member',
    changes: 'something',
    audit: [],
    ofLogin: true,
    gate: 'always',
    params: z.object({ requestId }),
    response: z.object({ continueAt }),
    errors: [404],
  }),
  'connected-apps.list': operation({
    method: 'GET',
    path: '/v3/member/{memberNumber}/connected-apps',
    summary: 'Which apps read the member’s data or sign the member in, what, until when, and when they last did',
    tag,
    access: 'member',
    changes: 'nothing',
    audit: [],
    ofLogin: true,
    gate: 'always',
    params: member,
    response: z.object({
      apps: z.array(
        z.object({
          connectionId,
          kind,
          told,
          appName,
          siteUrl,
          kinds,
          accounts: z
            .array(z.string().meta({ examples: ['104471882'] }))
            .meta({ description: 'those that it reads now' }),
          since: localDay.meta({ description: 'the first day that it reads' }),
          until: localDay.nullable().meta({ description: 'the last day on which it reads; null: no end' }),
          agreedAt: moment,
          lastReadAt: moment.nullable(),
          reads: count.meta({ description: 'how often it has read' }),
          isForgotten: z.boolean().meta({ description: 'it has not read for 60 days' }),
          isPaused: z.boolean().meta({ description: 'it reads nothing now: the office stopped the app' }),
        }),
      ),
    }),
    errors: [404],
  }),
  'connected-apps.end': operation({
    method: 'DELETE',
    path: '/v3/member/{memberNumber}/connected-apps/{connectionId}',
    summary: 'End what an app reads; again, it answers the same',
    tag,
    access: 'member',
    changes: 'something',
    audit: ['app-ended'],
    ofLogin: true,
    gate: 'always',
    params: member.extend({ connectionId }),
    response: done,
    errors: [404],
  }),
} as const;
