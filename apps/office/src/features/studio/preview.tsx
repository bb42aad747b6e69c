import {
  isPreviewScreen,
  type PreviewScreen,
  type PreviewWidth,
  previewPath,
  previewScreens,
  previewWidths,
} from '@rochdale/domain/website/studio/preview';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useOffice } from '../../lib/office.tsx';
import { postForm } from '../../lib/post-form.ts';
import { PartFailed, PartLoaded } from '../../parts/part-loaded.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { listTesters, openPreview } from './studio-calls.ts';

type Language = 'en' | 'es';

/** The portal by the draft, as a test member sees it (office-174). `shown` changes with the draft. */
export function Preview({ shown }: { shown: string }) {
  const text = useText();
  const testers = useQuery({ queryKey: ['studio', 'members'], queryFn: () => listTesters({}) });
  return (
    <PartLoaded query={testers} rows={5}>
      {({ members }) =>
        members.length === 0 ? (
          <p className="pad">{text('studio.preview.nobody')}</p>
        ) : (
          <Shown members={members} shown={shown} />
        )
      }
    </PartLoaded>
  );
}

function Shown({ members, shown }: { members: readonly { memberNumber: string; name: string }[]; shown: string }) {
  const text = useText();
  const { portalUrl } = useOffice();
  const [memberNumber, setMember] = useState(members[0]?.memberNumber ?? '');
  const [screen, setScreen] = useState<PreviewScreen>('overview');
  const [language, setLanguage] = useState<Language>('en');
  const [width, setWidth] = useState<PreviewWidth>('desk');
  const [asked, setAsked] = useState(0);
  const name = `preview${useId().replace(/\W/g, '')}`;
  const code = useQuery({
    queryKey: ['studio', 'preview', memberNumber, screen, language, shown, asked],
    queryFn: () => openPreview({ body: { memberNumber } }),
    // A code opens one frame, once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const given = code.data?.code;
  useEffect(() => {
    if (given !== undefined) postForm(`${portalUrl}${previewPath}`, name, { code: given, screen, language });
  }, [given, portalUrl, name, screen, language]);
  return (
    <>
      <div className="tools studio__tools">
        <Choice
          label={text('studio.preview.screen')}
          value={screen}
          options={Object.entries(previewScreens).map(([value, one]) => ({ value, label: text(one.label) }))}
          onChange={(value) => isPreviewScreen(value) && setScreen(value)}
        />
        <Choice
          label={text('studio.preview.as')}
          value={memberNumber}
          options={members.map((one) => ({ value: one.memberNumber, label: one.name }))}
          onChange={setMember}
        />
        <Segment
          label={text('studio.preview.language')}
          isLabelHidden
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
          onChange={setLanguage}
        />
        <Segment
          label={text('studio.preview.width')}
          isLabelHidden
          value={width}
          options={[
            { value: 'desk', label: text('studio.preview.desk') },
            { value: 'phone', label: text('studio.preview.phone') },
          ]}
          onChange={setWidth}
        />
        <Button kind="ghost" size="s" onClick={() => setAsked(asked + 1)}>
          {text('studio.preview.again')}
        </Button>
      </div>
      {code.error && !code.data ? (
        <PartFailed error={code.error} onRetry={() => void code.refetch()} />
      ) : (
        <div className="pad">
          <PreviewFrame
            name={name}
            width={previewWidths[width]}
            title={text('studio.preview.frame', {
              width: text(width === 'desk' ? 'studio.preview.desk' : 'studio.preview.phone'),
            })}
          />
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="studio__choice">
      <span>{label}</span>
      <select className="select" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
