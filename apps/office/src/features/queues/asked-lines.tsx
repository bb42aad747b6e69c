import { type ComparedPiece, comparedPieces } from '@rochdale/domain/office/queues/compared-lines';
import { useText } from '@rochdale/ui/text/text.ts';
import type { SeenItem } from './queues-calls.ts';

/** What was asked for: beside what is on file where there is something, else line by line. */
export function AskedLines({ seen: { isCompared, lines } }: { seen: SeenItem }) {
  const text = useText();
  if (!isCompared)
    return (
      <dl className="pairs pairs--w sec__b">
        {lines.map(({ label, after }) => (
          <div key={label} className="pairs__row">
            <dt>{label}</dt>
            <dd>{after || text('queues.nothing')}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <table className="cmp">
      <caption className="vh">{text('queues.compare')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('queues.field')}</th>
          <th scope="col">{text('queues.onFile')}</th>
          <th scope="col">{text('queues.askedFor')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Compared key={line.label} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Compared({ line: { label, before, after } }: { line: SeenItem['lines'][number] }) {
  const text = useText();
  const isSame = before === after;
  const pieces = comparedPieces(before, after);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-l={text('queues.onFile')} className={isSame || before === '' ? 'same' : undefined}>
        {before === '' ? text('queues.nothing') : <Pieces pieces={pieces.before} isNew={false} />}
      </td>
      <td data-l={text('queues.askedFor')} className={isSame || after === '' ? 'same' : undefined}>
        {isSame && before !== '' ? text('queues.same') : null}
        {!isSame && after !== '' ? <Pieces pieces={pieces.after} isNew /> : null}
        {after === '' ? text('queues.nothing') : null}
      </td>
    </tr>
  );
}

function Pieces({ pieces, isNew }: { pieces: readonly ComparedPiece[]; isNew: boolean }) {
  return pieces.map(({ text, isSame }, place) => {
    const key = `${place} ${text}`;
    if (isSame) return <span key={key}>{text}</span>;
    return isNew ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
  });
}
