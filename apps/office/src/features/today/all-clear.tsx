import { ageText } from '@rochdale/domain/office/frame/age-text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import circleCheck from 'lucide-static/icons/circle-check-big.svg?inner';
import { useMinute } from '../../lib/clock.ts';
import type { Watch } from '../../lib/watches.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment, useMomentText } from '../../parts/moment.tsx';

/** Nothing needs a person: each place that was looked at, and when. */
export function AllClear({ watches, at }: { watches: readonly Watch[]; at: string }) {
  const text = useText();
  const moment = useMomentText();
  return (
    <>
      <div className="clear">
        <Icon drawing={circleCheck} />
        <h2>{text('today.allClear')}</h2>
        <p className="muted">{text('today.allClear.text', { count: watches.length, time: moment(at) })}</p>
      </div>
      <div className="table-wrap">
        <table className="table t">
          <caption className="vh">{text('today.looked')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('today.what')}</th>
              <th scope="col">{text('today.result')}</th>
              <th scope="col">{text('today.lookedAt')}</th>
            </tr>
          </thead>
          <tbody>
            {watches.map((watch) => (
              <tr key={watch.kind}>
                <th scope="row">{text(`watch.${watch.kind}`)}</th>
                <td className="full c3">
                  <Mark kind="ok">
                    <Result watch={watch} />
                  </Mark>
                </td>
                <td className="q w c2">
                  <Moment at={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What is known of it: how long it holds, how old it is, or that nothing waits. */
function Result({ watch: { deadline, oldest } }: { watch: Watch }) {
  const text = useText();
  const now = useMinute();
  if (deadline !== null) return text('today.left', { age: ageText(Date.parse(deadline) - now, text) });
  if (oldest !== null) return text('today.old', { age: ageText(now - Date.parse(oldest), text) });
  return text('today.nothing');
}
