import { type PaymentProgram, paymentPrograms } from '@rochdale/domain/account/overview/programs';
import { formatDay } from '@rochdale/domain/dates';
import { gates } from '@rochdale/domain/gates/gates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import handshake from 'lucide-static/icons/handshake.svg?inner';
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import scale from 'lucide-static/icons/scale.svg?inner';
import table from 'lucide-static/icons/table.svg?inner';
import wallet from 'lucide-static/icons/wallet.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useSite } from '../../../../lib/site.tsx';
import type { OverviewAccount, OverviewDetails } from '../use-overview.ts';

type Name = PaymentProgram['name'];

const drawings: Record<Name, string> = {
  autoPay: calendarClock,
  averageBilling: scale,
  drafts: landmark,
  arrangements: handshake,
  payMultiple: table,
  roundUp: heartHandshake,
};
/** A program's title, text and link, and the link of who has it where that is another. */
const words: Record<
  Name,
  readonly [title: PlainTextCode, text: PlainTextCode, link: PlainTextCode, change?: PlainTextCode]
> = {
  autoPay: [
    'overview.program.autoPay',
    'overview.program.autoPay.text',
    'overview.program.autoPay.link',
    'overview.program.autoPay.change',
  ],
  averageBilling: [
    'overview.program.averageBilling',
    'overview.program.averageBilling.text',
    'overview.program.averageBilling.link',
  ],
  drafts: [
    'overview.program.drafts',
    'overview.program.drafts.text',
    'overview.program.drafts.link',
    'overview.program.drafts.change',
  ],
  arrangements: [
    'overview.program.arrangements',
    'overview.program.arrangements.text',
    'overview.program.arrangements.link',
  ],
  payMultiple: [
    'overview.program.payMultiple',
    'overview.program.payMultiple.text',
    'overview.program.payMultiple.link',
  ],
  roundUp: [
    'overview.program.roundUp',
    'overview.program.roundUp.text',
    'overview.program.roundUp.link',
    'overview.program.roundUp.change',
  ],
};

interface ProgramsCardProps {
  readonly account: OverviewAccount;
  readonly details: OverviewDetails;
}

/** Payment Programs (account-30): each with its gate, and what the account has of it. */
export function ProgramsCard({ account, details }: ProgramsCardProps) {
  const text = useText();
  const nextPayment = useNextPayment(details);
  const site = useSite();
  const open = paymentPrograms.filter(({ gate }) => gates[gate]({ site, signedIn: true, account }).open);
  const states: Partial<Record<Name, PlainTextCode | false>> = {
    autoPay: details.autoPayExists && 'overview.programs.enrolled',
    averageBilling: account.billingType !== 'Standard' && 'overview.programs.enrolled',
    drafts: details.draftExists && 'overview.programs.enrolled',
    roundUp: details.operationRoundup && 'overview.programs.enrolled',
    arrangements: details.hasArrangement && 'overview.programs.active',
  };
  const isOn = open.filter(({ name }) => states[name]).length;
  return (
    <Fold
      icon={wallet}
      title={text('overview.programs.title')}
      about={
        isOn === 0
          ? text('overview.programs.noneOn')
          : text('overview.programs.count', { count: String(isOn), all: String(open.length) })
      }
    >
      <ul className="prog">
        {open.map(({ name, route }) => {
          const [title, about, link, change = link] = words[name];
          const state = states[name];
          const isEzPay = name === 'drafts' && site.configuration.whecEnabled;
          return (
            <li key={name}>
              <span className="well well--tint">
                <Icon drawing={drawings[name]} />
              </span>
              <div>
                <div className="row row--wrap">
                  <b>{text(isEzPay ? 'overview.program.ezPay' : title)}</b>
                  {state && <Tag kind="success">{text(state)}</Tag>}
                </div>
                <p>{name === 'arrangements' ? (nextPayment ?? text(about)) : text(about)}</p>
                <ScreenLink to={route}>{text(state ? change : link)}</ScreenLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

function useNextPayment({ arrangement }: OverviewDetails): string | undefined {
  const text = useText();
  if (!arrangement?.nextPaymentDueDate) return undefined;
  return text('overview.program.arrangements.next', {
    amount: formatMoney(centsOf(arrangement.nextPaymentAmount)),
    date: formatDay(arrangement.nextPaymentDueDate),
  });
}
