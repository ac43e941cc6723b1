// The settings beside the page: a form for what is selected, and its text in a tab.
import { lazy, memo, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Field } from '../../../content/fields/field.ts';
import type { EditorPage, EditorStart, Path } from '../answers.ts';
import { fieldAt, summaryOf } from '../state/fields.ts';
import { valueAt } from '../state/paths.ts';
import { select, useEditor, type Selection } from '../state/store.ts';
import { IconButton } from '../controls/buttons.tsx';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { RenderField } from '../settings/inner-field.tsx';
import { renderField } from './field-control.tsx';
import { FailureBoundary } from '../controls/failure-boundary.tsx';
import { GroupForm } from './group-form.tsx';
import { SharedForm } from './shared-form.tsx';

const YamlTab = lazy(() => import('../yaml/yaml-tab.tsx').then(({ YamlTab: View }) => ({ default: View })));

export function Inspector() {
  // A field shows at once what is typed in it; the others follow when there is time.
  const page = useDeferredValue(useEditor((state) => state.page));
  const start = useEditor((state) => state.start);
  const selection = useDeferredValue(useEditor((state) => state.selection));
  if (!page || !start || !selection) return null;
  return (
    <aside className="inspector" aria-label="Settings">
      <Tabs className="tabs">
        <div className="inspector-head">
          <TabList className="tab-list" aria-label="How the settings are shown">
            <Tab id="form" className="tab">
              Settings
            </Tab>
            <Tab id="yaml" className="tab">
              YAML
            </Tab>
          </TabList>
          <IconButton icon="close" label="Close the settings" onPress={() => select(null)} />
        </div>
        <TabPanel id="form" className="tab-panel">
          <FailureBoundary resetKey={JSON.stringify(selection)}>
            <Settings page={page} start={start} selection={selection} />
          </FailureBoundary>
        </TabPanel>
        <TabPanel id="yaml" className="tab-panel yaml">
          <Suspense fallback={<p className="hint">Loading …</p>}>
            <YamlTab page={page} selection={selection} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </aside>
  );
}

interface SettingsProps {
  page: EditorPage;
  start: EditorStart;
  selection: Selection;
}

const Settings = memo(function Settings({ page, start, selection }: SettingsProps) {
  const shown = formOf({ page, start, selection });
  const form = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify(selection.path);
  useEffect(() => {
    scrollTo(form.current, JSON.parse(wanted) as Path);
  }, [wanted]);
  if (!shown) return <p className="hint">No schema says what can be set here. It can be changed in the YAML tab.</p>;
  const { file, path, fields, crumbs, description } = shown;
  const key = `${file} ${JSON.stringify(path)}`;
  const isShared = path.length === 2 && valueAt(page.files[file]?.data, [...path, 'type']) === 'shared';
  return (
    <RenderField value={renderField}>
      <div ref={form} key={key}>
        <Breadcrumbs crumbs={crumbs} />
        {description && <p className="about">{description}</p>}
        {isShared && <SharedForm page={page} file={file} path={path} />}
        <GroupForm
          file={file}
          path={path}
          fields={isShared ? fields.filter(({ name }) => name !== 'with' && name !== 'name') : fields}
          value={valueAt(page.files[file]?.data, path)}
        />
      </div>
    </RenderField>
  );
});

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

interface ShownForm {
  file: string;
  path: Path;
  fields: Field[];
  crumbs: Crumb[];
  description: string;
}

/** @returns the form of the nearest group around what is selected */
function formOf({ page, start, selection: { file, path } }: SettingsProps): ShownForm | undefined {
  const data = page.files[file]?.data;
  const crumbs: Crumb[] = [{ label: rootName(page, file), selection: { file, path: [], section: null } }];
  if (path[0] !== 'blocks' || path.length < 2) {
    const fields = file === 'site.yaml' ? start.siteFields : start.pageFields;
    const root: ShownForm = { file, path: [], fields, crumbs, description: '' };
    return nearestGroup(root, { page, start, selection: { file, path, section: null } });
  }
  const type = String(valueAt(data, [...path.slice(0, 2), 'type']));
  const section = start.sections[type];
  if (!section) return undefined;
  const at = path.slice(0, 2);
  const place = file === page.file ? Number(path[1]) : null;
  crumbs.push({ label: section.title, selection: { file, path: at, section: place } });
  return nearestGroup(
    { file, path: at, fields: section.fields, crumbs, description: section.description },
    { page, start, selection: { file, path, section: place } },
  );
}

function nearestGroup(root: ShownForm, { page, start, selection }: SettingsProps): ShownForm {
  const { file, path } = root;
  const found = fieldAt(start, page, file, selection.path);
  const groups = [...(found?.around ?? []), ...(found ? [{ field: found.field, path: selection.path }] : [])];
  const entries = groups.filter(
    ({ field, path: at }) => field.fields && typeof at.at(-1) === 'number' && at.length > path.length,
  );
  const last = entries.at(-1);
  if (!last) return root;
  const inner = entries.map(({ field, path: at }): Crumb => ({
    label: summaryOf(valueAt(page.files[file]?.data, at), `${field.title} ${Number(at.at(-1)) + 1}`),
    selection: { file, path: at, section: selection.section },
  }));
  return { ...root, path: last.path, fields: last.field.fields!, crumbs: [...root.crumbs, ...inner], description: '' };
}

function rootName({ file: own }: EditorPage, file: string): string {
  if (file === 'site.yaml') return 'Site';
  return file === own ? 'Page' : `Shared: ${file.replace(/^.*\/|\.yaml$/g, '')}`;
}
