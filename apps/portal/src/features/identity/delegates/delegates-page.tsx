import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useOthers } from '../../../lib/session/others.ts';
import { GivenRow, ReceivedRow } from './delegate-rows.tsx';
import type { Delegates } from './delegates-calls.ts';
import { InviteForm } from './invite-form.tsx';
import { type DelegatesScreen, useDelegates } from './use-delegates.ts';
import '@rochdale/ui/layout/things.css';
import './delegates.css';

/** Whom a member lets in (identity-89). */
export function Page() {
  return (
    <MemberData>
      <PeopleLetIn />
    </MemberData>
  );
}

function PeopleLetIn() {
  const text = useText();
  const screen = useDelegates();
  const { list, said, end, again } = screen;
  const failure = end.error ?? again.error;
  const isAlone = list.data?.mayInvite === false && list.data.received.length === 0;
  const others = useOthers(isAlone);
  const isNothing = isAlone && others.data?.totalRecords === 0;
  return (
    <div className="container delegates stack">
      <div className="page-head">
        <div>
          <h1>{text(isNothing ? 'delegates.nothing' : 'screen.delegates')}</h1>
          <p>{text(isNothing ? 'delegates.nothing.text' : 'delegates.lead')}</p>
        </div>
      </div>
      {said && (
        <FocusedAlert key={said.count} kind="success">
          {said.text}
        </FocusedAlert>
      )}
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      <Loaded query={list} skeleton={<Skeleton height={480} />}>
        {(data) => <Lists screen={screen} data={data} />}
      </Loaded>
    </div>
  );
}

function Lists({ screen, data }: { screen: DelegatesScreen; data: Delegates }) {
  const text = useText();
  const going = data.given.filter(({ state }) => state === 'accepted' || state === 'invited' || state === 'late');
  return (
    <div className="grid-main">
      <div className="col">
        {data.mayInvite && (
          <Card title={text('delegates.given')}>
            {going.length === 0 ? (
              <p className="delegates__none">{text('delegates.given.none')}</p>
            ) : (
              <ul className="things">
                {going.map((one) => (
                  <GivenRow key={one.delegationId} given={one} screen={screen} />
                ))}
              </ul>
            )}
          </Card>
        )}
        {data.received.length > 0 && (
          <Card title={text('delegates.received')}>
            <ul className="things">
              {data.received.map((one) => (
                <ReceivedRow key={one.delegationId} received={one} screen={screen} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {data.mayInvite && <InviteForm screen={screen} key={screen.said?.count ?? 0} />}
    </div>
  );
}
