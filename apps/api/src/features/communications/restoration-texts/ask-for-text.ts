import { randomUUID } from 'node:crypto';
import { restorationPhoneViolation } from '@rochdale/domain/communications/restoration-texts/restoration-text';
import { phoneDigits } from '@rochdale/domain/identity/registration/contact';
import { shownPower } from '@rochdale/domain/service/outage/outage-status';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { latestNow } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { codesSpent, holdLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { sendCode } from '../../identity/verification-codes/verification-code.ts';
import { editionOf } from '../../planned/authorizations/public.ts';
import { outageOf } from '../../service/outage/public.ts';
import { limitCodes } from '../notifications/public.ts';
import { addAsk, endAsk, openAsk, provedPhones, type RestorationText, setCode } from './restoration-texts-store.ts';

/** Asks of a member in an hour. */
const asksAnHour = 30;
/** A press within so many seconds of a code to the same phone sends no other. */
const codePauseSeconds = 30;

/** An ask as its member sees it. */
export const presentAsk = ({ phone, provedAt }: Pick<RestorationText, 'phone' | 'provedAt'>) => ({
  phone: formatPhone(phone),
  state: provedAt === null ? ('code' as const) : ('waiting' as const),
});

/** What a member agrees to by asking, in the member's language. */
export const restorationConsent = ({ site }: IdentityServices, text: Call<'restoration-text.ask'>['text']): string =>
  text('restorationText.consent', { coop: site().settings.coopName });

/**
 * Asks for a text when the power is back (service-71): at once for a phone that is proved to be the member's, else once its code
 * came back. Who has asked already is answered the same, however often the button is pressed.
 */
export async function askForText(
  services: IdentityServices,
  call: Pick<Call<'restoration-text.ask'>, 'params' | 'body' | 'caller' | 'address' | 'language' | 'text'>,
): Promise<ReturnType<typeof presentAsk>> {
  const { db, clock, site } = services;
  const { accountNumber } = call.params;
  const { memberNumber } = call.caller;
  const phone = phoneDigits(call.body.phone);
  if (!services.smsEnabled) throw refusal(404, 'error.notFound');
  const wrong = restorationPhoneViolation(call.body.phone);
  if (wrong) throw fieldRefusal(wrong, 'phone');
  if (phone === undefined) throw refusal(400, 'error.invalid');
  await takeTries(db, [{ key: `restoration-text:${memberNumber}`, tries: asksAnHour, minutes: 60 }], clock.now());
  const isProved = (await provedPhones(db, memberNumber)).includes(phone);
  if (!isProved) await limitCodes(services, { memberNumber, address: call.address });
  return db.transaction(async (tx) => {
    await holdLoginOfMember(tx, memberNumber);
    const { isActive, outageNumber } = await outageOf(tx, accountNumber, latestNow(clock, site().timeZone));
    if (shownPower(isActive) !== 'OFF' || outageNumber === null) throw refusal(409, 'restorationText.over');
    const open = await openAsk(tx, accountNumber);
    const isOwn = open?.memberNumber === memberNumber;
    if (open && isOwn && open.provedAt !== null) return presentAsk(open);
    if (open && isOwn && open.phone === phone && !isProved)
      return presentAsk(await sendAgain(services, tx, open, call));
    if (open) await endAsk(tx, open.askId, 'replaced', clock.now());
    const consentText = restorationConsent(services, call.text);
    const ask = {
      askId: randomUUID(),
      accountNumber,
      memberNumber,
      outageNumber,
      phone,
      consentText,
      textVersion: editionOf(consentText),
      language: call.language,
      network: call.address,
      askedAt: clock.now(),
      provedAt: isProved ? clock.now() : null,
      attemptId: null,
      codeSentAt: null,
    };
    await addAsk(tx, ask);
    if (!isProved) await sendCodeTo(services, tx, ask, call);
    return presentAsk(ask);
  });
}

type Asking = Pick<Call<'restoration-text.ask'>, 'language'>;

/** Another code, unless one has just gone. */
async function sendAgain(
  services: IdentityServices,
  tx: Transaction,
  ask: RestorationText,
  call: Asking,
): Promise<RestorationText> {
  const since = services.clock.now().getTime() - (ask.codeSentAt?.getTime() ?? 0);
  if (since >= codePauseSeconds * 1000) await sendCodeTo(services, tx, ask, call);
  return ask;
}

async function sendCodeTo(
  services: IdentityServices,
  tx: Transaction,
  { askId, memberNumber, phone }: Pick<RestorationText, 'askId' | 'memberNumber' | 'phone'>,
  { language }: Asking,
): Promise<void> {
  const sent = await sendCode(services, tx, memberNumber, { channel: 'text', recipient: phone }, language);
  if (!sent.isSent) throw codesSpent(services, sent);
  await setCode(tx, askId, sent.attemptId, services.clock.now());
}
