// The settings beside the page: a form for what is selected, and its text in a tab.
import { say } from '../../../base/words/say.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { lazy, memo, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { focusPage, useFocusOfFormer } from '../state/focus.ts';
import { select, useEditor, useShown } from '../state/store.ts';
import { IconButton } from '../controls/buttons.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { RenderField } from '../settings/inner-field.tsx';
import { renderField } from './field-control.tsx';
import { taskOf } from '../settings/site-tasks.ts';
import { Rename } from '../settings/rename.tsx';
import { UsedAt } from '../settings/used-at.tsx';
import { FailureBoundary } from '../controls/failure-boundary.tsx';
import { formOf, type Shown } from './form-of.ts';
import { GroupForm } from './group-form.tsx';
import { LogoColours } from '../colours/logo-colours.tsx';
import { LogoTask } from '../colours/logo-task.tsx';
import { PasteHours } from '../hours/paste-hours.tsx';
import { FormTasks } from '../forms/form-tasks.tsx';
import { EntryFrame } from '../entry-form/entry-frame.tsx';
import { SharedForm } from './shared-form.tsx';
import '../controls/tabs.css';
// Styles are not loaded with lazy imports (src/builder/bundles/build-bundles.ts).
import '../yaml/yaml-tab.css';
import './inspector.css';

const YamlTab = lazy(() => import('../yaml/yaml-tab.tsx').then(({ YamlTab: View }) => ({ default: View })));

export function Inspector() {
  // A field shows at once what is typed in it; the others follow when there is time.
  const { page, selection } = useShown();
  const start = useEditor((state) => state.start);
  const several = useEditor((state) => state.several.length);
  if (several > 0) return <SeveralSelected count={several} />;
  if (!page || !start || !selection) return null;
  return (
    <aside className="inspector" aria-label={say('Settings')}>
      <Tabs className="tabs">
        <div className="inspector-head">
          <TabList className="tab-list" aria-label={say('How the settings are shown')}>
            <Tab id="form" className="tab">
              {say('Settings')}
            </Tab>
            <Tab id="yaml" className="tab">
              {say('YAML')}
            </Tab>
          </TabList>
          <CloseButton />
        </div>
        <TabPanel id="form" className="tab-panel">
          <FailureBoundary resetKey={JSON.stringify(selection)}>
            <Settings page={page} start={start} selection={selection} />
          </FailureBoundary>
        </TabPanel>
        <TabPanel id="yaml" className="tab-panel yaml">
          <Suspense fallback={<p className="hint">{say('Loading …')}</p>}>
            <YamlTab page={page} selection={selection} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </aside>
  );
}

/** Sections that are selected together are changed as a whole, above the outline. */
function SeveralSelected({ count }: { count: number }) {
  return (
    <aside className="inspector" aria-label={say('Settings')}>
      <div className="inspector-head">
        <h2 tabIndex={-1}>{say('{count} section is selected. | {count} sections are selected.', { count })}</h2>
        <CloseButton />
      </div>
    </aside>
  );
}

function close() {
  select(null);
  focusPage();
}

function CloseButton() {
  return <IconButton icon="close" label={say('Close the settings')} onPress={close} />;
}

const Settings = memo(function Settings({ page, start, selection }: Shown) {
  const shown = formOf({ page, start, selection });
  const form = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify(selection.path);
  useEffect(() => {
    scrollTo(form.current, JSON.parse(wanted) as Path);
  }, [wanted]);
  const key = useFormKey(JSON.stringify(shown && [shown.file, shown.path]), selection.isFollowed === true);
  if (!shown)
    return (
      <p className="hint">
        {say(
          'There are no settings for this: the site does not know what it is. What it says is kept. It can be moved, removed, and changed in the YAML tab.',
        )}
      </p>
    );
  const { file, path, fields, crumbs, description } = shown;
  const used = usedName(file, path);
  const isShared = path.length === 2 && getAtPath(page.files[file]?.data, [...path, 'type']) === 'shared';
  const isLogo = file === 'site.yaml' && taskOf(String(selection.path[0])) === 'logo';
  // They have a form of their own above or below.
  const hidden = isShared ? ['with', 'name'] : isLogo ? ['header'] : [];
  return (
    <RenderField value={renderField}>
      <FormFrame form={form} key={key}>
        <Breadcrumbs crumbs={crumbs} />
        {description && <p className="about">{description}</p>}
        {used && <Rename key={`name of ${used.name}`} {...used} />}
        {used && <UsedAt key={used.name} {...used} />}
        {file === 'site.yaml' && fields.some(({ name }) => name === 'theme') && <LogoColours />}
        {file === 'site.yaml' && selection.path[0] === 'openingHours' && <PasteHours />}
        {used?.kind === 'form' && <FormTasks name={used.name} />}
        {isShared && <SharedForm page={page} start={start} file={file} path={path} />}
        <EntryFrame file={file} path={path}>
          <GroupForm
            file={file}
            path={path}
            fields={fields.filter(({ name }) => !hidden.includes(name))}
            value={getAtPath(page.files[file]?.data, path)}
          />
        </EntryFrame>
        {isLogo && <LogoTask />}
      </FormFrame>
    </RenderField>
  );
});

/** @returns what stays the same while what is selected moves, so that its form keeps all that is held in it */
function useFormKey(place: string | undefined, isFollowed: boolean): number {
  const [form, setForm] = useState({ place, key: 0 });
  if (form.place === place) return form.key;
  const next = { place, key: isFollowed ? form.key : form.key + 1 };
  setForm(next);
  return next.key;
}

/** Around one form at a time, which the next one takes the place of. */
function FormFrame({ form, children }: { form: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  useFocusOfFormer(form);
  return <div ref={form}>{children}</div>;
}

/** @returns what is shown, if it is something of the site that pages may name: a form, or a pop-up */
function usedName(file: string, [list, name, ...inner]: Path) {
  const kind = list === 'forms' ? 'form' : list === 'popups' ? 'popup' : undefined;
  const isWhole = file === 'site.yaml' && typeof name === 'string' && inner.length === 0;
  return isWhole && kind ? ({ kind, name } as const) : undefined;
}

/**
 * Brings the control of a setting into view, or that of the group that it stands in; a form whose
 * group is selected is shown from its start.
 */
function scrollTo(form: HTMLElement | null, path: Path) {
  const panel = form?.closest('.tab-panel');
  if (!form || !panel) return;
  for (let length = path.length; length > 0; length--) {
    const selector = `[data-path="${CSS.escape(JSON.stringify(path.slice(0, length)))}"]`;
    const control = form.querySelector(selector);
    if (!control) continue;
    const { top, bottom } = control.getBoundingClientRect();
    const view = panel.getBoundingClientRect();
    if (top < view.top || bottom > view.bottom) control.scrollIntoView({ block: 'start' });
    return;
  }
  panel.scrollTop = 0;
}
