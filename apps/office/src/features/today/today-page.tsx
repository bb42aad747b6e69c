import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import refresh from 'lucide-static/icons/refresh-cw.svg?inner';
import { useQueryTexts } from '../../lib/address.ts';
import { useLetters } from '../../lib/letters.ts';
import { thingsIn, useWatches, type Watch, type Watches, watchesKey } from '../../lib/watches.ts';
import { useMomentText } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { RightNow } from './right-now.tsx';
import { rightNowKey } from './right-now-calls.ts';
import { Standing } from './standing.tsx';
import { WatchList } from './watch-list.tsx';
import './today.css';

const shows = ['everyones', 'mine', 'nobodys'] as const;
type Show = (typeof shows)[number];

const titles = { everyones: 'today.everyones', mine: 'today.mine', nobodys: 'today.nobodys' } as const;
const shown: Readonly<Record<Show, (watch: Watch) => boolean>> = {
  everyones: () => true,
  mine: ({ holder }) => holder?.isOwn === true,
  nobodys: ({ holder }) => holder === null,
};

/** The first screen of the office: what needs a person, whose it is, and how the co-op does (office-51 to office-54). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const list = useWatches();
  const moment = useMomentText();
  const [{ show }, change] = useQueryTexts();
  const current = shows.find((one) => one === show) ?? 'everyones';
  const { data } = list;
  const again = (): void => {
    for (const queryKey of [watchesKey, rightNowKey]) void queries.invalidateQueries({ queryKey });
  };
  return (
    <>
      <PageHead
        title={text('office.screen.today')}
        lead={data && <Standing totals={data.totals} />}
        actions={
          <span className="only-desk">
            <Button kind="secondary" size="s" busy={list.isFetching} busyLabel={text('ui.loading')} onClick={again}>
              <Icon drawing={refresh} size="s" />
              {text('office.refresh')}
            </Button>
          </span>
        }
      />
      {data && list.error && (
        <div className="pad">
          <Alert kind="warning" title={text('office.asOf', { time: moment(data.at) })}>
            {list.error.message}
          </Alert>
        </div>
      )}
      <Tabs
        label={text('today.show')}
        tabs={shows.map((name) => ({ name, label: text(titles[name]), count: countIn(data, name) }))}
        current={current}
        onChange={(name) => change({ show: name === 'everyones' ? '' : name })}
        frame={(tabs) => (
          <div className="tools tools--tabs">
            {tabs}
            <KeysHint />
          </div>
        )}
      >
        <div className="split">
          <div>
            <PartLoaded query={data === undefined ? list : { ...list, error: null }} rows={10}>
              {(watches) => <WatchList watches={watches} show={current} isShown={shown[current]} onRetry={again} />}
            </PartLoaded>
          </div>
          <RightNow />
        </div>
      </Tabs>
    </>
  );
}

const countIn = (data: Watches | undefined, name: Show): number | undefined =>
  data && thingsIn(data.watches.filter(shown[name]));

function KeysHint() {
  const text = useText();
  const [isOn] = useLetters();
  if (!isOn) return null;
  return (
    <span className="end only-desk">
      <kbd>J</kbd> <kbd>K</kbd> {text('today.move')} <kbd>Enter</kbd> {text('today.open')} <kbd>A</kbd>{' '}
      {text('today.takeIt')}
    </span>
  );
}
