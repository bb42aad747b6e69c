import { compareWords } from '@rochdale/domain/website/studio/words-compared';
import { useText } from '@rochdale/ui/text/text.ts';
import { settingName, shownText } from './setting-texts.ts';
import type { Difference } from './studio-calls.ts';

interface ChangesTableProps {
  readonly caption: string;
  readonly before: string;
  readonly after: string;
  readonly differences: readonly Difference[];
}

/** What changes, setting by setting, marked where the words differ (office-173). */
export function ChangesTable({ caption, before, after, differences }: ChangesTableProps) {
  const text = useText();
  return (
    <table className="cmp">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('studio.changes.setting')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={`${difference.key} ${difference.language}`}>
            <th scope="row">{settingName(difference.key, difference.language, text)}</th>
            <Compared difference={difference} before={before} after={after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Compared({ difference, before, after }: { difference: Difference; before: string; after: string }) {
  const text = useText();
  const { key } = difference;
  const { start, removed, added, end } = compareWords(
    shownText(key, difference.before, text),
    shownText(key, difference.after, text),
  );
  return (
    <>
      <td data-l={before}>
        {start}
        {removed !== '' && <del>{removed}</del>}
        {end}
      </td>
      <td data-l={after}>
        {start}
        {added !== '' && <ins>{added}</ins>}
        {end}
      </td>
    </>
  );
}
