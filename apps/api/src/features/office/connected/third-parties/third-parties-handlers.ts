import { randomBytes, randomUUID } from 'node:crypto';
import { toldFacts } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { thirdPartyState, thirdPartyViolation } from '@rochdale/domain/office/connected/third-party-rules';
import { violation } from '@rochdale/domain/violation';
import type { Transaction } from '../../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../../platform/http/refusal.ts';
import { mayCallOut } from '../../../../platform/http/ways-out/call-out.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../../platform/office/office-call.ts';
import { hashOf } from '../../../../platform/tokens/token-store.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import type { ConnectedServices } from '../connected-services.ts';
import { addWebhook } from '../webhooks/webhooks-store.ts';
import {
  addThirdParty,
  allThirdParties,
  changeThirdParty,
  holdThirdParty,
  type ThirdParty,
} from './third-parties-store.ts';

const subjectOf = (appId: string) => ({ kind: 'third-party', id: appId }) as const;

/** What takes two people: that a third party may ask members (office-190). */
export function thirdPartyActs({ clock, waysOut }: ConnectedServices) {
  return {
    'third-parties.register': async (tx, { body }, by) => {
      const { reason, notifyUrl, ...form } = body;
      const wrong = thirdPartyViolation(form);
      if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
      if (notifyUrl !== '' && !mayCallOut(notifyUrl, waysOut))
        throw fieldRefusal(violation('connected.url.refused'), 'notifyUrl');
      const appId = randomUUID();
      const redirectUris = [...new Set(form.redirectUris)];
      const functionBlocks = [...new Set(form.functionBlocks)].sort((one, other) => one - other);
      const { name, kind, requiresPkce } = form;
      const notifies = kind === 'data' && notifyUrl !== '';
      const told = toldFacts.filter((fact) => form.told.includes(fact));
      const made = { appId, madeAt: clock.now(), madeBy: by.people[0] ?? null };
      await addThirdParty(tx, { ...form, ...made, redirectUris, functionBlocks, told });
      // Where it is told of new data is a webhook like any: nothing is sent before its secret was shown.
      if (notifies)
        await addWebhook(tx, { ...made, webhookId: randomUUID(), url: notifyUrl, events: [], withAmounts: false });
      const facts = { name, kind, redirectUris, functionBlocks, told, requiresPkce, notifies };
      await by.note(tx, { act: 'third-party-registered', subject: subjectOf(appId), facts, personal: { reason } });
    },
  } satisfies Partial<TwoPeopleActs>;
}

/** Third parties: which there are, the secret of one, and whether it is stopped (office-190, office-191). */
export function thirdPartiesHandlers({ db, clock }: OfficeServices) {
  return {
    'third-parties.list': async ({ caller }) => ({
      thirdParties: (await allThirdParties(db)).map(({ party, by, connections, lastReadAt, notifyUrl }) => ({
        ...shown(party),
        notifyUrl: notifyUrl ?? '',
        state: thirdPartyState(party),
        madeAt: party.madeAt.toISOString(),
        madeBy: by,
        isOwn: party.madeBy === caller.staffId,
        connections,
        lastReadAt: lastReadAt?.toISOString() ?? null,
      })),
    }),
    'third-parties.take': async ({ caller, params: { appId }, note }) =>
      db.transaction(async (tx) => {
        const party = await heldParty(tx, appId);
        if (party.madeBy !== caller.staffId) throw refusal(409, 'connected.secret.notYours');
        if (party.takenAt !== null) throw refusal(409, 'connected.secret.taken');
        const secret = randomBytes(32).toString('base64url');
        await changeThirdParty(tx, appId, { secretHash: hashOf(secret), takenAt: clock.now() });
        await note(tx, { act: 'third-party-secret-taken', subject: subjectOf(appId), facts: { name: party.name } });
        return { clientId: appId, secret };
      }),
    'third-parties.suspend': async ({ params: { appId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const { name, suspendedAt } = await heldParty(tx, appId);
        if (suspendedAt !== null) throw refusal(409, 'staff.state.already');
        await changeThirdParty(tx, appId, { suspendedAt: clock.now() });
        const subject = subjectOf(appId);
        await note(tx, { act: 'third-party-suspended', subject, facts: { name }, personal: { reason } });
        return {};
      }),
    'third-parties.resume': async ({ params: { appId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const { name, suspendedAt } = await heldParty(tx, appId);
        if (suspendedAt === null) throw refusal(409, 'staff.state.already');
        await changeThirdParty(tx, appId, { suspendedAt: null });
        const subject = subjectOf(appId);
        await note(tx, { act: 'third-party-resumed', subject, facts: { name }, personal: { reason } });
        return {};
      }),
  } satisfies Partial<OfficeHandlers>;
}

const shown = ({ appId, name, siteUrl, privacyUrl, contactEmail, ...party }: ThirdParty) => ({
  ...{ appId, name, siteUrl, privacyUrl, contactEmail },
  kind: party.kind,
  told: party.told,
  redirectUris: party.redirectUris,
  functionBlocks: party.functionBlocks,
  requiresPkce: party.requiresPkce,
});

async function heldParty(tx: Transaction, appId: string): Promise<ThirdParty> {
  const party = await holdThirdParty(tx, appId);
  if (!party) throw refusal(404, 'error.notFound');
  return party;
}
