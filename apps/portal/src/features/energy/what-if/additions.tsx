import type { AdditionKind } from '@rochdale/domain/energy/what-if/home-figures';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { additionChips, type ChosenAdditions, hasSome } from './chosen-additions.ts';
import type { ComparedRate, WhatIf } from './what-if-calls.ts';

interface AdditionsProps {
  readonly found: WhatIf;
  readonly additions: NonNullable<WhatIf['additions']>;
  readonly other: ComparedRate | undefined;
  readonly chosen: ChosenAdditions;
  readonly onChoose: (chosen: ChosenAdditions) => void;
}

/** What can be added by the co-op's own table, and what each makes of the year (energy-84). */
export function Additions({ found, additions, other, chosen, onChoose }: AdditionsProps) {
  const text = useText();
  const { coopName } = useSite().settings;
  const nameOf = (kind: AdditionKind, kW?: number): string => {
    if (kind === 'solar') return text('whatIf.add.solar', { kW: formatNumber(kW ?? chosen.solar ?? 0) });
    if (kind === 'thermostat') return text('whatIf.add.thermostat', { degrees: formatNumber(additions.degrees ?? 0) });
    return text(kind === 'car' ? 'whatIf.add.car' : 'whatIf.add.heatPump');
  };
  const rows = found.added.map(({ kind, difference }) => ({ label: nameOf(kind), value: aboutText(difference, text) }));
  const together =
    other?.total === undefined || other.total === null || found.present === null ? null : other.total - found.present;
  const used = new Set(found.added.map(({ kind }) => kind));
  return (
    <Card title={text('whatIf.add')}>
      <div className="card__body">
        <fieldset>
          <legend className="vh">{text('whatIf.add.legend')}</legend>
          <div className="what-if__chips">
            {additionChips(additions, chosen).map(({ kind, size, isChosen, pressed }) => (
              <label key={`${kind} ${size ?? ''}`} className="what-if__chip">
                <input type="checkbox" checked={isChosen} onChange={() => onChoose(pressed)} />
                <span>{nameOf(kind, size)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status">
          {hasSome(chosen) ? (
            <KeyValues
              small
              rows={[
                ...rows,
                ...(other
                  ? [
                      {
                        label: text('whatIf.add.with', { name: other.name }),
                        value: aboutText(together, text),
                        total: true,
                      },
                    ]
                  : []),
              ]}
            />
          ) : (
            <p className="small muted what-if__said">{text('whatIf.add.choose')}</p>
          )}
        </div>
        <p className="small muted what-if__said">
          {text('whatIf.add.figures', { coop: coopName, year: String(additions.year) })}{' '}
          {additions.sources
            .filter(({ kind }) => used.has(kind))
            .map(({ kind, source }) => text('whatIf.add.source', { what: nameOf(kind), source }))
            .join(' ')}
        </p>
      </div>
    </Card>
  );
}

/** `about $38 less`: what is only about is told in whole dollars. */
function aboutText(dollars: number | null, text: Translate): string {
  if (dollars === null) return text('whatIf.add.unknown');
  const whole = Math.round(dollars);
  if (whole === 0) return text('whatIf.add.same');
  const amount = `$${formatNumber(Math.abs(whole), { most: 0 })}`;
  return text(whole < 0 ? 'whatIf.add.less' : 'whatIf.add.more', { amount });
}
