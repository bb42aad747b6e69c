import { MemberData } from '../../lib/member-data.tsx';
import { useText } from '../../lib/text.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { MfaPanel } from '../mfa/public.ts';
import '../../ui/page-head.css';
import './my-profile.css';

/** My Profile (S1 §2.5). */
export function Page() {
  const text = useText();
  return (
    <MemberData>
      <div className="container">
        <div className="page-head">
          <h1>{text('screen.myProfile')}</h1>
        </div>
        <div className="card my-profile">
          <Tabs
            label={text('screen.myProfile')}
            tabs={[{ name: 'mfa', label: text('mfa.tab') }]}
            current="mfa"
            onChange={() => undefined}
          >
            <MfaPanel />
          </Tabs>
        </div>
      </div>
    </MemberData>
  );
}
