import { kindsOf } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { MenuButton } from '@rochdale/ui/dialog/menu-button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { kindWords, type ThirdParty, thirdPartyStateWords, toldWords } from './third-parties-calls.ts';

export type ThirdPartyAct = 'take' | 'suspend' | 'resume';

interface ThirdPartiesTableProps {
  readonly parties: readonly ThirdParty[];
  readonly mayChange: boolean;
  readonly onAct: (party: ThirdParty, act: ThirdPartyAct) => void;
}

const actTitles = {
  take: 'connected.key.take',
  suspend: 'connected.party.suspend',
  resume: 'connected.party.resume',
} as const;

/** Third parties: what each may ask for, how many members it reads of, and when it last did. */
export function ThirdPartiesTable({ parties, mayChange, onAct }: ThirdPartiesTableProps) {
  const text = useText();
  if (parties.length === 0)
    return (
      <div className="clear">
        <h3>{text('connected.party.none')}</h3>
        <p className="muted">{text('connected.party.none.hint')}</p>
      </div>
    );
  return (
    <TableRegion label={text('connected.parties')}>
      <table className="table t">
        <caption className="vh">{text('connected.parties')}</caption>
        <thead>
          <tr>
            <th>{text('connected.party.name')}</th>
            <th className="x">{text('connected.party.may')}</th>
            <th className="x m">{text('connected.party.returns')}</th>
            <th>{text('connected.party.connections')}</th>
            <th className="x">{text('connected.key.used')}</th>
            <th>{text('connected.key.state')}</th>
            <th>
              <span className="vh">{text('connected.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <PartyRow key={party.appId} party={party} mayChange={mayChange} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function PartyRow({ party, mayChange, onAct }: { party: ThirdParty } & Omit<ThirdPartiesTableProps, 'parties'>) {
  const text = useText();
  const { name, kind, told, functionBlocks, redirectUris, connections, lastReadAt, state } = party;
  const [mark, word] = thirdPartyStateWords[state];
  const acts = actsOn(party);
  return (
    <tr>
      <th scope="row" className="w">
        {name}
      </th>
      <td className="q x">
        {kind === 'sign-in'
          ? [text('connected.party.kind.sign-in'), ...told.map((fact) => text(toldWords[fact]))].join('; ')
          : kindsOf(functionBlocks)
              .map((one) => text(kindWords[one]))
              .join('; ')}
      </td>
      <td className="q x m">{redirectUris.join(', ')}</td>
      <td className="c3">{connections}</td>
      <td className="q w x">{lastReadAt === null ? text('office.never') : <Moment at={lastReadAt} />}</td>
      <td className="c2">
        <Mark kind={mark}>{text(word)}</Mark>
      </td>
      <td className="n c4">
        {mayChange && (
          <MenuButton
            label={text('connected.actsOf', { name })}
            items={acts.map((act) => ({ label: text(actTitles[act]), onChoose: () => onAct(party, act) }))}
          />
        )}
      </td>
    </tr>
  );
}

/** What may be done to a third party. Its secret is shown to whoever asked for it alone. */
function actsOn({ state, isOwn }: ThirdParty): readonly ThirdPartyAct[] {
  if (state === 'suspended') return ['resume'];
  return state === 'new' && isOwn ? ['take', 'suspend'] : ['suspend'];
}
