import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

/** Says of a screen that it is closed to whoever looks as a member (office-86). */
export default function LeftOut() {
  const text = useText();
  return <Alert kind="info">{text('asMember.leftOut')}</Alert>;
}
