import type { ReactNode } from 'react';
import { OutsideLink } from './outside-link.tsx';

/** A telephone number that calls when it is pressed. */
export function PhoneLink({ number, className, icon }: { number: string; className?: string; icon?: ReactNode }) {
  return (
    <OutsideLink className={className} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {icon}
      {number}
    </OutsideLink>
  );
}
