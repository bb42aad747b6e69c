import { commentsMaxLength, phoneMaxLength } from '@rochdale/domain/service/service-requests/service-request';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import type { ServiceType } from './service-requests-calls.ts';
import { useRequest } from './use-request.ts';

interface RequestFormProps {
  readonly accountNumber: string;
  readonly types: readonly ServiceType[];
  readonly onSettled: () => void;
}

/** What shall be done, whom to call, and what to know (service-45). */
export function RequestForm({ accountNumber, types, onSettled }: RequestFormProps) {
  const text = useText();
  const request = useRequest(accountNumber, onSettled);
  const { values } = request;
  return (
    <form className="card__body" method="post" noValidate onSubmit={request.submit}>
      <div className="form form--2">
        <SelectField
          {...request.bind('workType')}
          label={text('serviceRequests.serviceType')}
          placeholder={text('serviceRequests.serviceType.choose')}
          options={types.map(({ workTypeID, description }) => ({ value: workTypeID, label: description }))}
        />
        <TextField
          {...request.bind('phone', formatPhone)}
          label={text('serviceRequests.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={phoneMaxLength}
        />
        <div className="span">
          <TextAreaField
            {...request.bind('comments')}
            label={text('serviceRequests.comments')}
            optional
            hint={
              <>
                {text('serviceRequests.comments.hint')}{' '}
                {text('serviceRequests.comments.left', { left: commentsMaxLength - values.comments.length })}
              </>
            }
            rows={4}
            maxLength={commentsMaxLength}
          />
        </div>
      </div>
      <div className="actions service-request__actions">
        <Button
          type="submit"
          busyLabel={request.isBusy ? text('serviceRequests.submitting') : undefined}
          disabledReason={
            notWhileLooking() ?? (request.isValid || request.isBusy ? undefined : text('serviceRequests.incomplete'))
          }
        >
          {text('serviceRequests.submit')}
        </Button>
      </div>
    </form>
  );
}
