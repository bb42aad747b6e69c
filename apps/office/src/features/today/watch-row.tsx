import { ageText } from '@rochdale/domain/office/frame/age-text';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMinute } from '../../lib/clock.ts';
import { useMe } from '../../lib/session.ts';
import type { Watch } from '../../lib/watches.ts';
import { Age, Moment } from '../../parts/moment.tsx';
import { OpenWatch } from './open-watch.tsx';

interface WatchRowProps {
  readonly watch: Watch;
  readonly onTake: (watch: Watch) => void;
  readonly onGiveBack: (watch: Watch) => void;
}

/** A watch: how many, what, since when, for how long or until when, and whose. */
export function WatchRow({ watch, onTake, onGiveBack }: WatchRowProps) {
  const text = useText();
  const { kind, count, oldest, isNever } = watch;
  return (
    <tr data-row>
      <td className="n strong x">{count}</td>
      <th scope="row" className="clip">
        <div className="wd">
          <OpenWatch watch={watch} />
          <span>{text(`watch.${kind}.todo`)}</span>
        </div>
      </th>
      <td className="q w x m">{oldest === null ? isNever ? text('office.never') : '–' : <Moment at={oldest} />}</td>
      <td className="q w c2">
        <HowLong watch={watch} />
      </td>
      <td className="q w c3">
        <Whose watch={watch} onTake={onTake} onGiveBack={onGiveBack} />
      </td>
    </tr>
  );
}

/** Until its deadline, or how long it has waited; what is late is red and says so. */
function HowLong({ watch: { deadline, oldest, isNever, state } }: { watch: Watch }) {
  const text = useText();
  const now = useMinute();
  if (deadline !== null && Date.parse(deadline) > now)
    return <span className="left">{text('today.left', { age: ageText(Date.parse(deadline) - now, text) })}</span>;
  const age = oldest === null ? isNever ? text('office.never') : '–' : <Age at={oldest} />;
  if (state !== 'late') return age;
  return (
    <span className="left">
      {oldest === null && !isNever ? text('today.late') : age}
      <span className="vh"> {text('today.late')}</span>
    </span>
  );
}

/** Whose it is; pressed, it is taken or given back. */
function Whose({ watch, onTake, onGiveBack }: WatchRowProps) {
  const text = useText();
  const { data: me } = useMe();
  const { holder, mayTake, kind } = watch;
  const name = holder?.isOwn ? me?.name : holder?.name;
  const shown = name?.split(' ')[0] ?? text('office.nobody');
  if (!mayTake) return <span title={text('today.mayNot')}>{shown}</span>;
  const what = text(`watch.${kind}`);
  const does = holder?.isOwn ? text('today.giveBack', { what }) : text('today.take', { what });
  return (
    <button
      type="button"
      className="whose"
      title={does}
      onClick={() => (holder?.isOwn ? onGiveBack(watch) : onTake(watch))}
    >
      {shown}
      <span className="vh">, {does}</span>
    </button>
  );
}
