import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { ChargeNote, TakeBack } from './books.ts';
import type { Company } from './company.ts';
import type { Outcome } from './outcomes.ts';
import { postBack } from './postback.ts';
import { messages } from './results.ts';

/** When the money of a charge is taken back, if its test number says so. */
export function takeBackNote({ settings, clock }: Company, outcome: Outcome): Pick<ChargeNote, 'takenBackAt'> {
  if (outcome !== 'takeBack') return {};
  return { takenBackAt: new Date(clock.now().getTime() + settings.takeBackSeconds * 1000).toISOString() };
}

/** Takes back what is due: the bank sends an e-check back, and a card's holder contests the charge. The portal is told. */
export async function takeBackDue(company: Company): Promise<void> {
  const now = company.clock.now().toISOString();
  for (const due of company.transactions.takeBacks().filter(({ at }) => at <= now)) {
    const result = await company.transactions.alone(due.transNo, () => takeBack(company, due));
    if (result) void postBack(result, company.settings.postbackUrl, company.settings.secret);
  }
}

async function takeBack({ transactions }: Company, { reference }: TakeBack): Promise<TransactionResult | undefined> {
  const charged = transactions.findByReference(reference);
  if (charged?.status !== 'approved') return undefined;
  const status = charged.paymentType === 'echeck' ? 'returned' : 'disputed';
  const result: TransactionResult = {
    ...charged,
    status,
    message: messages[status],
    ...(status === 'returned' && { decline: { isFinal: false, code: 'R01' } }),
  };
  await transactions.keep(result);
  return result;
}
