import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import phone from 'lucide-static/icons/phone.svg?inner';
import { useId } from 'react';
import { PhoneLink } from '../../../lib/address/phone-link.tsx';
import { useSite } from '../../../lib/site.tsx';
import './urgent-card.css';

/** What can't wait for a form: the co-op's emergency number, else that of its office. */
export function UrgentCard() {
  const text = useText();
  const titleId = useId();
  const { emergencyContactNumber, phoneNumber } = useSite().settings;
  const number = emergencyContactNumber ?? phoneNumber;
  return (
    <section className="urgent" aria-labelledby={titleId}>
      <h2 id={titleId}>{text('outagePage.urgent')}</h2>
      <p>{text('outagePage.urgent.text', { phone: number })}</p>
      <p>
        <PhoneLink className="urgent__number num" number={number} icon={<Icon drawing={phone} />} />
        <span className="small">
          {text(emergencyContactNumber ? 'outagePage.urgent.emergency' : 'outagePage.urgent.office')}
        </span>
      </p>
    </section>
  );
}
