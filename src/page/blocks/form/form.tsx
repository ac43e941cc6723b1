// One of the site's forms, with a heading and a column beside it. In pop-ups it has neither.
import type { FormBlock, Site, SiteField, SiteForm } from '#schemas';
import { clsx } from 'clsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { Island } from '../../ui/island.tsx';
import { backgroundOf } from '../../ui/section.tsx';
import { completeForm } from '../../forms/complete-form.ts';
import { readFileLimits } from '../../forms/file-rules.ts';
import { FormAside, FormHeading } from './form-aside.tsx';
import type { FormViewProps } from './hooks/form-view-props.ts';
import { View } from './form.island.tsx';
import { withoutScript } from './without-script.ts';

/** @throws when the site has no form of this name; the checker finds that before */
export function Form(props: BlockProps<FormBlock>) {
  const { id, background, heading, text, form, layout, level, site, pageName } = props;
  const config = completeForm(site, form);
  if (!config) throw new Error(`site.yaml has no form named "${form}"`);
  const view: FormViewProps = {
    id: `${id ?? form}-form`,
    form: config,
    name: form,
    labels: pickLabels(site, config),
    level: heading ? level : 2,
    className: clsx(
      layout === 'compact' ? 'form-compact' : 'grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2',
      config.steps && 'form-steps',
    ),
    pageName,
    ...limitsOfFiles(config),
    ...findSiteKey(site, config),
    ...withoutScript(site, { form: config, name: form, pageName }),
  };
  return (
    <section id={id} className="section in-[.dialog]:py-0" {...backgroundOf(background)}>
      <div
        className={clsx(
          'container',
          heading ? 'form-beside' : 'in-[.dialog]:p-6',
          layout === 'compact' && 'items-center',
        )}
      >
        {heading && <FormHeading {...props} heading={heading} />}
        <div
          className={heading ? 'card p-5 sm:p-8' : 'card mx-auto max-w-168 p-5 in-[.dialog]:border-0 in-[.dialog]:p-0'}
        >
          {!heading && text && (
            <p className="mb-5 text-muted">
              <InlineText text={text} />
            </p>
          )}
          <Island name="form" view={View} wake="engage" props={view} />
        </div>
        {heading && <FormAside {...props} />}
      </div>
    </section>
  );
}

/** Only where there are any: what a form does not use, it does not carry. */
function limitsOfFiles({ fields }: SiteForm): Pick<FormViewProps, 'files'> {
  const files = fields
    .filter(({ kind }) => kind === 'file')
    .map((field) => [field.name, readFileLimits(field)] as const);
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
}

function findSiteKey({ endpoints }: Site, { spamCheck }: SiteForm): Pick<FormViewProps, 'siteKey'> {
  const widget = spamCheck && spamCheck !== 'proof-of-work' ? endpoints[spamCheck] : undefined;
  return widget ? { siteKey: widget.siteKey } : {};
}

/** Only those that the form needs. */
function pickLabels(site: Site, form: SiteForm): FormViewProps['labels'] {
  const { pair, optional, problem, alertTitle, ok, sending, stillSending, offline, offlineUnkept, leaveEmpty, newTab } =
    site.labels;
  const { tooLong, onlyLetters, onlyNames, onlyDigits, otherCountry } = site.labels;
  const { stepCount, stepNext, stepBack, fileNotKept, checkExpired, checkFailed } = site.labels;
  const has = (test: (field: SiteField) => boolean) => form.fields.some(test);
  return {
    pair,
    optional,
    problem,
    alertTitle,
    ok,
    sending,
    stillSending,
    offline,
    offlineUnkept,
    leaveEmpty,
    newTab,
    tooLong,
    ...(has(({ allow }) => allow === 'letters') && { onlyLetters }),
    ...(has(({ allow }) => allow === 'names') && { onlyNames }),
    ...(has(({ allow }) => allow === 'digits') && { onlyDigits }),
    ...(has(({ countryCode }) => countryCode !== undefined) && { otherCountry }),
    ...(form.steps && { stepCount, stepNext, stepBack }),
    ...(has(({ kind }) => kind === 'file') && { fileNotKept }),
    ...(findSiteKey(site, form).siteKey && { checkExpired, checkFailed }),
  };
}
