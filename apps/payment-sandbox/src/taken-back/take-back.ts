import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { ChargeNote, TakeBack } from '../books.ts';
import type { Company } from '../company.ts';
import type { Outcome } from '../outcomes.ts';
import { postBack } from '../postback.ts';
import { messages } from '../results.ts';
import { moveDispute } from './disputes.ts';

/** When the money of a charge is taken back, if its test number says so. */
export function takeBackNote({ settings, clock }: Company, outcome: Outcome): Pick<ChargeNote, 'takenBackAt'> {
  if (outcome !== 'takeBack') return {};
  return { takenBackAt: new Date(clock.now().getTime() + settings.takeBackSeconds * 1000).toISOString() };
}

/** Takes back what is due: the bank sends an e-check back, and a card's holder contests the charge. The portal is told. */
export async function takeBackDue(company: Company): Promise<void> {
  const now = company.clock.now().toISOString();
  for (const due of company.transactions.takeBacks().filter(({ at }) => at <= now)) {
    if (company.transactions.findByReference(due.reference)?.paymentType === 'cc')
      await moveDispute(company, due.reference, 'open');
    else await sendBack(company, due);
  }
}

async function sendBack(company: Company, { transNo, reference }: TakeBack): Promise<void> {
  const { transactions, settings, clock } = company;
  const result = await transactions.alone(transNo, async () => {
    const charged = transactions.findByReference(reference);
    if (charged?.status !== 'approved') return undefined;
    const returned: TransactionResult = {
      ...charged,
      status: 'returned',
      message: messages.returned,
      decline: { isFinal: false, code: 'R01' },
    };
    await transactions.keep(returned, { movedAt: clock.now().toISOString() });
    return returned;
  });
  if (result) void postBack(result, settings.postbackUrl, settings.secret);
}
