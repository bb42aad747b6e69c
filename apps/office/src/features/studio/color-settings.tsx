import { type ContrastProblem, contrastProblems } from '@rochdale/domain/website/brand/brand-contrast';
import type { BrandTokens } from '@rochdale/domain/website/site/brand-tokens';
import { colorLabels, colorNames } from '@rochdale/domain/website/studio/studio-fields';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Field } from '@rochdale/ui/form/field.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { Mark } from '../../parts/mark.tsx';
import { Section } from '../../parts/section.tsx';
import { typedText, typedValue } from './setting-texts.ts';
import type { EditedDraft } from './use-draft.ts';

type Mode = 'light' | 'dark';

/** The colors of the brand: each that some could not read says so, with the nearest that passes (office-172). */
export function ColorSettings({ draft }: { draft: EditedDraft }) {
  const text = useText();
  const [mode, setMode] = useState<Mode>('light');
  const problems = brandProblems(draft);
  return (
    <Section
      title={text('studio.section.colors')}
      end={
        <Segment
          label={text('studio.mode')}
          isLabelHidden
          value={mode}
          options={[
            { value: 'light', label: text('studio.mode.light') },
            { value: 'dark', label: text('studio.mode.dark') },
          ]}
          onChange={setMode}
        />
      }
    >
      <div className="sec__b form">
        {colorNames.map((name) => (
          <ColorSetting
            key={`${mode}.${name}`}
            draft={draft}
            settingKey={`brand.${mode}.${name}`}
            label={text(colorLabels[name])}
            problem={problems.find((one) => one.mode === mode && one.token === name)}
          />
        ))}
        <ContrastMark problems={problems} />
      </div>
    </Section>
  );
}

interface ColorSettingProps {
  readonly draft: EditedDraft;
  readonly settingKey: string;
  readonly label: string;
  readonly problem: ContrastProblem | undefined;
}

function ColorSetting({ draft, settingKey, label, problem }: ColorSettingProps) {
  const text = useText();
  const said = typedText(draft.valueOf(settingKey));
  const [unread, setUnread] = useState<string>();
  const onTyped = (typed: string): void => {
    const value = typedValue('color', typed);
    setUnread(value === undefined ? typed : undefined);
    if (value !== undefined) draft.change(settingKey, null, value);
  };
  const fails = problem && {
    foreground: problem.foreground.colour,
    background: problem.background.colour,
    ratio: problem.ratio.toFixed(2),
    needs: problem.needs,
  };
  const error = unread === undefined ? fails && text('studio.color.fails', fails) : text('studio.color.shape');
  return (
    <>
      <Field label={label} error={error}>
        {(control) => (
          <span className="acts studio__color">
            <input
              type="color"
              className="swatch"
              tabIndex={-1}
              aria-hidden="true"
              value={said}
              onChange={(event) => onTyped(event.target.value)}
            />
            <input
              {...control}
              className={error === undefined ? 'input mono' : 'input input--err mono'}
              value={unread ?? said}
              spellCheck={false}
              onChange={(event) => onTyped(event.target.value)}
            />
          </span>
        )}
      </Field>
      {problem && (
        <div className="box box--in studio__nearest">
          {problem.nearest === undefined ? (
            <p>{text('studio.color.noNearest')}</p>
          ) : (
            <>
              <span className="swatch" style={{ background: problem.nearest }} />
              <span>
                {text('studio.color.nearest')}
                <br />
                <span className="mono">{problem.nearest}</span>
              </span>
              <Button
                kind="secondary"
                size="s"
                aria-label={`${text('studio.color.useIt')}: ${label}, ${problem.nearest}`}
                onClick={() => onTyped(problem.nearest ?? '')}
              >
                {text('studio.color.useIt')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Whether everybody can read the brand as it is typed. */
function ContrastMark({ problems }: { problems: readonly ContrastProblem[] }) {
  const text = useText();
  if (problems.length === 0) return <Mark kind="ok">{text('studio.color.allPass')}</Mark>;
  return <Mark kind="bad">{text('studio.color.somePass', { count: problems.length })}</Mark>;
}

/** Which colors of the brand as it is typed some could not read. */
function brandProblems(draft: EditedDraft): ContrastProblem[] {
  const color = (mode: Mode, name: keyof BrandTokens) => typedText(draft.valueOf(`brand.${mode}.${name}`));
  const tokens = (mode: Mode): BrandTokens => ({
    brand: color(mode, 'brand'),
    brandHover: color(mode, 'brandHover'),
    brandTint: color(mode, 'brandTint'),
    brandDeep: color(mode, 'brandDeep'),
    onBrand: color(mode, 'onBrand'),
    accent: color(mode, 'accent'),
    onAccent: color(mode, 'onAccent'),
  });
  return contrastProblems({ light: tokens('light'), dark: tokens('dark') });
}
