import type { Translate } from '@rochdale/domain/texts/text';
import { MenuButton } from '@rochdale/ui/dialog/menu-button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { roleWords } from '../../lib/role-words.ts';
import { Mark, type MarkKind } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { actsOn, actTitles, type PersonAct } from './person-acts.ts';
import type { Person } from './staff-calls.ts';

interface StaffTableProps {
  readonly people: readonly Person[];
  readonly ownId: string | undefined;
  readonly mayChange: boolean;
  readonly onAct: (person: Person, act: PersonAct) => void;
}

const states = {
  invited: ['wait', 'staffPages.staff.state.invited'],
  active: ['ok', 'staffPages.staff.state.active'],
  disabled: ['off', 'staffPages.staff.state.disabled'],
} as const satisfies Readonly<Record<Person['state'], readonly [MarkKind, string]>>;

/** Everybody of the office; what may be done to somebody stands in the menu of their row. */
export function StaffTable({ people, ownId, mayChange, onAct }: StaffTableProps) {
  const text = useText();
  return (
    <TableRegion label={text('office.screen.staff')}>
      <table className="table t">
        <caption className="vh">{text('office.screen.staff')}</caption>
        <thead>
          <tr>
            <th>{text('staffPages.staff.name')}</th>
            <th>{text('staffPages.staff.roles')}</th>
            <th className="x">{text('staffPages.staff.signsIn')}</th>
            <th className="x">{text('staffPages.staff.last')}</th>
            <th>{text('staffPages.staff.state')}</th>
            <th>
              <span className="vh">{text('staffPages.staff.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const [kind, word] = states[person.state];
            return (
              <tr key={person.staffId}>
                <th scope="row" className="w">
                  {person.name}
                </th>
                <td className="c3">
                  {person.roles.map((role) => text(roleWords[role])).join(', ') || text('office.none')}
                </td>
                <td className="q x">{waysText(person, text)}</td>
                <td className="q w x">
                  {person.lastSignedInAt === null ? text('office.never') : <Moment at={person.lastSignedInAt} />}
                </td>
                <td className="c2">
                  <Mark kind={kind}>{text(word)}</Mark>
                </td>
                <td className="n c4">
                  {mayChange && (
                    <MenuButton
                      label={text('staffPages.staff.change', { name: person.name })}
                      items={actsOn(person, person.staffId === ownId).map((act) => ({
                        label: text(actTitles[act]),
                        onChoose: () => onAct(person, act),
                      }))}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}

function waysText({ signsIn }: Person, text: Translate): string {
  const { provider, local, passkeys } = signsIn;
  const ways = [
    provider && text('staffPages.staff.way.provider'),
    local && text('staffPages.staff.way.local'),
    passkeys === 1 && text('staffPages.staff.way.passkey'),
    passkeys > 1 && text('staffPages.staff.way.passkeys', { count: passkeys }),
  ];
  return ways.filter(Boolean).join(', ') || text('office.none');
}
