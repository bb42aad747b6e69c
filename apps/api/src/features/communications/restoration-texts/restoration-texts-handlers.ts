import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { violation } from '@rochdale/domain/violation';
import { latestNow } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { awayFor, fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { holdLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { checkCode } from '../../identity/verification-codes/verification-code.ts';
import { type OutageFallback, outageOf } from '../../service/outage/public.ts';
import { askForText, presentAsk, restorationConsent } from './ask-for-text.ts';
import { cellPhoneOf, endAsk, markProved, openAsk, provedPhones } from './restoration-texts-store.ts';

type RestorationTextHandlers = Pick<
  Handlers,
  'restoration-text.get' | 'restoration-text.ask' | 'restoration-text.prove' | 'restoration-text.withdraw'
>;

/** When somebody may come again who asks while the database is away. */
const comeAgainSeconds = 5;
const triesAnHour = 30;

/** One text when the power is back (service-71). Ownership is checked before these run. */
export function restorationTextHandlers(
  services: IdentityServices & { readonly outageFallback: OutageFallback },
): RestorationTextHandlers {
  const { db, clock, site, smsEnabled, outageFallback } = services;
  const isOut = async (accountNumber: string): Promise<boolean> =>
    shownPower((await outageOf(db, accountNumber, latestNow(clock, site().timeZone))).isActive) === 'OFF';
  const ownAsk = async (accountNumber: string, memberNumber: string) => {
    const open = await openAsk(db, accountNumber);
    return open?.memberNumber === memberNumber ? open : undefined;
  };
  return {
    'restoration-text.get': ({ params: { accountNumber }, caller: { memberNumber }, text }) => {
      // In a storm this call is the first to be left out: what is known of the outage does not hang on it.
      if (outageFallback.health.isAway) throw awayFor(comeAgainSeconds);
      return outageFallback.health.answer(
        async () => {
          const isOffered = smsEnabled && (await isOut(accountNumber));
          const open = isOffered ? await ownAsk(accountNumber, memberNumber) : undefined;
          const [proved] = isOffered ? await provedPhones(db, memberNumber) : [];
          const phone = isOffered ? (proved ?? (await cellPhoneOf(db, memberNumber))) : undefined;
          return {
            isOffered,
            asked: open ? presentAsk(open) : null,
            phone: phone === undefined ? null : formatPhone(phone),
            consent: restorationConsent(services, text),
          };
        },
        () => undefined,
      );
    },
    'restoration-text.ask': (call) => askForText(services, call),
    'restoration-text.prove': async ({ params: { accountNumber }, body, caller: { memberNumber } }) => {
      const ask = await ownAsk(accountNumber, memberNumber);
      if (!ask) throw refusal(404, 'error.notFound');
      if (ask.provedAt !== null) return presentAsk(ask);
      await takeTries(
        db,
        [{ key: `restoration-text-proved:${memberNumber}`, tries: triesAnHour, minutes: 60 }],
        clock.now(),
      );
      const { attemptId } = ask;
      const proved = attemptId === null ? undefined : await checkCode(services, attemptId, body.verificationCode);
      if (proved !== memberNumber) throw fieldRefusal(violation('restorationText.code.wrong'), 'code');
      if (!(await isOut(accountNumber))) {
        await endAsk(db, ask.askId, 'over', clock.now());
        throw refusal(409, 'restorationText.over');
      }
      if (!(await markProved(db, ask.askId, clock.now()))) throw refusal(409, 'restorationText.over');
      return presentAsk({ ...ask, provedAt: clock.now() });
    },
    'restoration-text.withdraw': async ({ params: { accountNumber }, caller: { memberNumber }, text }) => {
      await db.transaction(async (tx) => {
        await holdLoginOfMember(tx, memberNumber);
        const open = await openAsk(tx, accountNumber);
        if (open?.memberNumber === memberNumber) await endAsk(tx, open.askId, 'withdrawn', clock.now());
      });
      return { message: text('restorationText.ended') };
    },
  };
}
