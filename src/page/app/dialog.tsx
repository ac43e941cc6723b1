// The site's pop-ups: native dialogs with a form, prerendered and closed.
import type { Page, Site } from '#schemas';
import { ownParts } from '#own-parts';
import { registry } from '../blocks/registry.gen.ts';
import { DialogBar } from '../ui/dialog-bar.tsx';

/**
 * @returns the names of the pop-ups that a button of the page, or of the header, opens, in the
 * order of site.yaml
 */
export function findDialogNames(page: Page, site: Site): string[] {
  const opened = new Set<string>();
  addNamesOpened([page.blocks, site.headerButton], opened);
  return Object.keys(site.popups).filter((name) => opened.has(name));
}

/** Adds the names under `opens`, anywhere in the value. */
function addNamesOpened(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'opens' && typeof inner === 'string') names.add(inner);
    else addNamesOpened(inner, names);
  }
}

/** One pop-up. It is the same on all pages that can open it. */
export function Dialog({ name, site }: { name: string; site: Site }) {
  const popup = site.popups[name]!;
  const Form = (ownParts.blocks.form ?? registry.form) as typeof registry.form;
  return (
    <dialog id={`dialog-${name}`} className="dialog" aria-labelledby={`dialog-${name}-title`}>
      <DialogBar id={`dialog-${name}-title`} title={popup.heading} closeLabel={site.labels.close} />
      <Form
        type="form"
        id={`form-${name}`}
        background="plain"
        form={popup.form}
        text={popup.text}
        points={[]}
        details={[]}
        layout="beside"
        level={2}
        site={site}
        // The name of the page that opens the dialog is in the store, because dialogs outlive
        // pages.
        pageName={popup.pageName}
      />
    </dialog>
  );
}
