import { formatDay } from '@rochdale/domain/dates';
import { MenuButton } from '@rochdale/ui/dialog/menu-button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Key, keyStateWords, permissionWordsOfKeys, refusalWord } from '../connected-calls.ts';

export type KeyAct = 'take' | 'renew' | 'revoke';

interface KeysTableProps {
  readonly keys: readonly Key[];
  readonly mayChange: boolean;
  readonly onAct: (key: Key, act: KeyAct) => void;
}

const actTitles = {
  take: 'connected.key.take',
  renew: 'connected.key.renew',
  revoke: 'connected.key.revoke',
} as const;

/** API keys: what each may, from where, until when; what may be done to one stands in the menu of its row. */
export function KeysTable({ keys, mayChange, onAct }: KeysTableProps) {
  const text = useText();
  if (keys.length === 0)
    return (
      <div className="clear">
        <h3>{text('connected.key.none')}</h3>
        <p className="muted">{text('connected.key.none.hint')}</p>
      </div>
    );
  return (
    <TableRegion label={text('connected.keys')}>
      <table className="table t">
        <caption className="vh">{text('connected.keys')}</caption>
        <thead>
          <tr>
            <th>{text('connected.key.name')}</th>
            <th className="x m">{text('connected.key.begins')}</th>
            <th>{text('connected.key.may')}</th>
            <th className="x m">{text('connected.key.networks')}</th>
            <th className="x">{text('connected.key.used')}</th>
            <th className="x">{text('connected.key.ends')}</th>
            <th>{text('connected.key.state')}</th>
            <th>
              <span className="vh">{text('connected.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.keyId} shown={key} mayChange={mayChange} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function KeyRow({ shown, mayChange, onAct }: { shown: Key } & Pick<KeysTableProps, 'mayChange' | 'onAct'>) {
  const text = useText();
  const { name, begins, permissions, networks, lastUsed, lastRefused, endsOn, state } = shown;
  const [kind, word] = keyStateWords[state];
  const why = lastRefused && refusalWord(lastRefused.why);
  const acts = actsOn(shown);
  return (
    <tr>
      <th scope="row" className="w">
        {name}
      </th>
      <td className="q x m">{begins === null ? '–' : <code>{begins}…</code>}</td>
      <td className="c3">{permissions.map((one) => text(permissionWordsOfKeys[one])).join('; ')}</td>
      <td className="q x m">{networks.join(', ')}</td>
      <td className="q w x">
        {lastUsed === null ? text('office.never') : <Moment at={lastUsed.at} />}
        {lastRefused && why && (
          <div className="small">
            {text('connected.key.refused', { why: text(why) })} (<Moment at={lastRefused.at} />, {lastRefused.from})
          </div>
        )}
      </td>
      <td className="q w x">{formatDay(endsOn)}</td>
      <td className="c2">
        <Mark kind={kind}>{text(word)}</Mark>
      </td>
      <td className="n c4">
        {mayChange && acts.length > 0 && (
          <MenuButton
            label={text('connected.actsOf', { name })}
            items={acts.map((act) => ({ label: text(actTitles[act]), onChoose: () => onAct(shown, act) }))}
          />
        )}
      </td>
    </tr>
  );
}

/** What may be done to a key. Its secret is shown to whoever asked for it alone. */
function actsOn({ state, isOwn }: Key): readonly KeyAct[] {
  if (state === 'revoked') return ['renew'];
  if (state === 'ended') return ['renew', 'revoke'];
  return state === 'new' ? [...(isOwn ? (['take'] as const) : []), 'revoke'] : ['renew', 'revoke'];
}
