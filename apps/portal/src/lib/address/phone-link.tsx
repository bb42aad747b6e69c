import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import type { ReactNode } from 'react';

/** A telephone number that calls when it is pressed. */
export function PhoneLink({ number, className, icon }: { number: string; className?: string; icon?: ReactNode }) {
  return (
    <OutsideLink className={className} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {icon}
      {number}
    </OutsideLink>
  );
}
