import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import type { ReactNode } from 'react';

/** The card in which a change of a login stands. */
export function ChangeCard(props: { title: string; isNews?: boolean; children: ReactNode }) {
  const { title, isNews = false, children } = props;
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__body">
            {isNews ? <StepHeading title={title} isNews /> : <h1 className="form-title">{title}</h1>}
            <div className="stack">{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
