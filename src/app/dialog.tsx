// The site's pop-up windows: native dialogs with a form, prerendered and closed.
import type { Page, Site } from '#schemas';
import { registry } from '../blocks/registry.gen.ts';
import { WindowBar } from '../ui/window-bar.tsx';

/** @returns the names of the windows that a button of the page, or of the header, opens, in the order of site.yaml */
export function namesOfModals(page: Page, site: Site): string[] {
  const opened = new Set<string>();
  addNamesOpened([page.blocks, site.headerButton], opened);
  return Object.keys(site.modals).filter((name) => opened.has(name));
}

/** Adds the names under `opens`, anywhere in the value. */
function addNamesOpened(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'opens' && typeof inner === 'string') names.add(inner);
    else addNamesOpened(inner, names);
  }
}

/** One window. It is the same on all pages that can open it. */
export function Modal({ name, site }: { name: string; site: Site }) {
  const modal = site.modals[name]!;
  const Form = registry.form;
  return (
    <dialog id={`modal-${name}`} className="dialog" aria-labelledby={`modal-${name}-title`}>
      <WindowBar id={`modal-${name}-title`} title={modal.heading} closeLabel={site.labels.close} />
      <Form
        type="form"
        id={`form-${name}`}
        background="plain"
        form={modal.form}
        text={modal.text}
        points={[]}
        details={[]}
        layout="beside"
        level={2}
        site={site}
        // What the page that opens the window calls itself goes through the store: windows outlive pages.
        pageName={modal.pageName}
      />
    </dialog>
  );
}
