import { OutsideWay } from './outside-way.tsx';
import PasskeyWay from './passkey-way.tsx';

/** The ways in that need no password: by the co-op's outside provider, where there is one, and by passkey. */
export default function QuickWays() {
  return (
    <>
      <OutsideWay />
      <PasskeyWay />
    </>
  );
}
