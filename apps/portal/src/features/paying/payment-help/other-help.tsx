import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import handshake from 'lucide-static/icons/handshake.svg?inner';
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?inner';
import hourglass from 'lucide-static/icons/hourglass.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import scale from 'lucide-static/icons/scale.svg?inner';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { PhoneLink } from '../../../lib/address/phone-link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useSite } from '../../../lib/site.tsx';
import type { Help } from './payment-help-calls.ts';
import '@rochdale/ui/layout/things.css';

const money = (dollars: number): string => formatMoney(centsOf(dollars));

/** What else may help: pledges that are awaited, the fund of the members’ pennies, an arrangement, a steady bill. */
export function OtherHelp({ help: { pledges, fund, ...programs } }: { help: Help }) {
  const text = useText();
  const arrangement = useGate('arrangements').open ? programs.arrangement : null;
  const averageBilling = useGate('averageBilling').open && programs.averageBilling;
  const { phoneNumber: phone } = useSite().settings;
  if (pledges.length === 0 && fund === null && arrangement === null && !averageBilling) return null;
  return (
    <Card title={text('paymentHelp.other')}>
      <ul className="things help__other">
        {pledges.map(({ agency, amount, untilDay }) => (
          <Thing
            key={`${agency} ${untilDay} ${amount}`}
            icon={landmark}
            title={agency}
            about={text('paymentHelp.pledge', { amount: money(amount), date: formatDay(untilDay) })}
          >
            <Tag kind="info" icon={hourglass}>
              {text('paymentHelp.pledge.tag')}
            </Tag>
          </Thing>
        ))}
        {fund !== null && (
          <Thing icon={heartHandshake} title={text('paymentHelp.fund')} about={fund}>
            <PhoneLink number={phone} className={buttonClass({ kind: 'secondary', size: 's' })} />
          </Thing>
        )}
        {arrangement !== null && (
          <Thing
            icon={handshake}
            title={text('paymentHelp.inForce', { amount: money(arrangement.balance) })}
            about={
              arrangement.nextDay === null
                ? ''
                : text('paymentHelp.inForce.next', {
                    amount: money(arrangement.nextAmount),
                    date: formatDay(arrangement.nextDay),
                  })
            }
          >
            <ScreenLink to="billpayments/view-arrangements" className={buttonClass({ kind: 'secondary', size: 's' })}>
              {text('paymentHelp.inForce.see')}
            </ScreenLink>
          </Thing>
        )}
        {averageBilling && (
          <Thing icon={scale} title={text('paymentHelp.steady')} about={text('paymentHelp.steady.about')}>
            <ScreenLink to="levelized-billing" className={buttonClass({ kind: 'secondary', size: 's' })}>
              {text('paymentHelp.steady.look')}
            </ScreenLink>
          </Thing>
        )}
      </ul>
    </Card>
  );
}

interface ThingProps {
  readonly icon: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Thing({ icon, title, about, children }: ThingProps) {
  return (
    <li>
      <span className="well">
        <Icon drawing={icon} />
      </span>
      <div>
        <b>{title}</b>
        <small>{about}</small>
      </div>
      <div className="actions">{children}</div>
    </li>
  );
}
