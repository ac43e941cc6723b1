// A form that works: checks when it is sent, sends, and says how it went. The inputs keep their
// values themselves.
import { useEffect, useState, type RefObject } from 'react';
import type { SiteField } from '#schemas';
import { isOnDevice } from '../../state/form-state.ts';
import type { FormState } from '../../state/store.ts';
import { usePageState } from '../../state/use-store.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormAlert } from './form-alert.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { isShown, type FieldValues } from '../../forms/rules.ts';
import { trapName } from '../../forms/spam/spam-signs.ts';
import { FormField } from './form-field.tsx';
import { FormPanel } from './form-panel.tsx';
import { StepButtons, StepFields } from './form-steps.tsx';
import type { FormViewProps, FormLabels } from './hooks/form-view-props.ts';
import { useAnswers } from './hooks/use-answers.ts';
import { useKeptFiles } from './hooks/use-kept-files.ts';
import { useNotices, type Notices } from './hooks/use-notices.ts';
import { useSecondCheck } from './hooks/use-second-check.ts';
import { useSteps, type Steps } from './hooks/use-steps.ts';
import { useSubmission } from './hooks/use-submission.ts';
import { useTyping } from './hooks/use-typing.ts';

export function View(props: FormViewProps) {
  const { id, form, labels, level, className, action, extra, siteKey } = props;
  const { element, button, status, check, submit, finish, closeAlert } = useSubmission(props);
  useKeptFiles(element, props);
  useSecondCheck(element, props);
  const { notices, spoken } = useNotices(props, useTyping(element, props));
  const answers = useAnswers(element, form.fields);
  const state = usePageState((page) => page.forms[id]);
  const phase = state?.phase ?? 'idle';
  const errors = state?.errors ?? {};
  const steps = useSteps(props, answers, errors);
  const { panel } = form.success;
  const showFields = (fields: SiteField[]) => <Fields {...{ props, fields, answers, errors, notices }} />;
  return (
    <>
      <form
        ref={element}
        // The inline script may have taken the browser's own check off already.
        suppressHydrationWarning
        id={id}
        method="post"
        encType="multipart/form-data"
        action={action}
        hidden={phase === 'sent' && panel !== undefined}
        onSubmit={steps.isLast ? submit : steps.goOn}
        className={className}
      >
        <ErrorSummary
          form={id}
          fields={steps.fields}
          errors={errors}
          checks={state?.checks ?? 0}
          heading={labels.problem}
          level={level}
        />
        {form.steps ? <StepFields {...{ id, labels, level, steps }}>{showFields}</StepFields> : showFields(form.fields)}
        <Trap label={labels.leaveEmpty} id={`${id}-${trapName}`} />
        {Object.entries(extra).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {siteKey && <Widget place={check.place} words={check.problem && labels[problemWords[check.problem]]} />}
        <FormEnd {...{ form, labels, steps, button, status, state }} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as SendingStatus */}
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
      </form>
      {panel && phase === 'sent' && <FormPanel panel={panel} level={level} onEnd={finish} />}
      {state?.phase === 'failed' && (
        <FormAlert {...{ id, labels, state }} failure={form.failure} onClose={closeAlert} />
      )}
    </>
  );
}

interface FieldsProps {
  props: FormViewProps;
  fields: SiteField[];
  answers: FieldValues;
  errors: FormState['errors'];
  notices: Notices;
}

function Fields({ props: { id, labels, files }, fields, answers, errors, notices }: FieldsProps) {
  return fields.map((field) => (
    <FormField
      key={field.name}
      form={id}
      field={field}
      error={errors[field.name]}
      notice={notices[field.name]}
      limits={files?.[field.name]}
      labels={labels}
      shown={isShown(field, answers)}
    />
  ));
}

/**
 * A field for programs that fill in everything: out of sight, out of the order of keys, and named
 * for who finds it.
 */
function Trap({ id, label }: { id: string; label: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

const problemWords = { expired: 'checkExpired', failed: 'checkFailed' } as const;

/** The place of a widget that tells people from programs, and what is wrong with it. */
function Widget({ place, words }: { place: RefObject<HTMLDivElement | null>; words?: string }) {
  return (
    <div className="sm:col-span-2">
      <div ref={place} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <p role="status" className="text-sm text-muted">
        {words}
      </p>
    </div>
  );
}

interface FormEndProps extends Pick<FormViewProps, 'form' | 'labels'> {
  steps: Steps;
  button: RefObject<HTMLButtonElement | null>;
  status: RefObject<HTMLParagraphElement | null>;
  state: FormState | undefined;
}

/** The buttons, how sending goes, and the note. */
function FormEnd({ form, labels, steps, button, status, state }: FormEndProps) {
  const sending = state?.phase === 'sending';
  return (
    <div className="form-end grid gap-3 sm:col-span-2">
      {form.steps && <StepButtons labels={labels} steps={steps} />}
      <button
        ref={button}
        type="submit"
        disabled={sending}
        data-step={steps.isLast ? undefined : 'later'}
        className="btn btn-primary w-full sm:w-auto sm:justify-self-start"
      >
        {sending ? form.submit.busyLabel : form.submit.label}
      </button>
      <SendingStatus refTo={status} labels={labels} state={state} />
      {form.note && (
        <p className="text-sm text-muted">
          <InlineText text={form.note} newTabLabel={labels.newTab} />
        </p>
      )}
    </div>
  );
}

/** Time after which the visitor is told that the message is safe, in ms. */
const slow = 8000;

interface SendingStatusProps extends Pick<FormEndProps, 'labels' | 'state'> {
  refTo: RefObject<HTMLParagraphElement | null>;
}

/**
 * Says that the message is on its way. Takes the focus of the button, which a disabled button
 * loses.
 */
function SendingStatus({ refTo, state, labels }: SendingStatusProps) {
  return (
    // No <output>: resetting a form empties it behind React's back.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <p ref={refTo} role="status" tabIndex={-1} className="text-sm text-muted">
      {state?.phase === 'sending' && <SendingWords labels={labels} isSafe={isOnDevice(state)} />}
    </p>
  );
}

function SendingWords({ labels, isSafe }: { labels: FormLabels; isSafe: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slow);
    return () => clearTimeout(timer);
  }, []);
  return late && isSafe ? labels.stillSending : labels.sending;
}
