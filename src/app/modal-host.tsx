// The site's pop-up windows that a page can open: native dialogs with a form, prerendered and closed.
import type { Page, Site } from '#schemas';
import { registry } from '../blocks/registry.gen.ts';
import { WindowBar } from '../ui/window-bar.tsx';

export interface ModalHostProps {
  site: Site;
  page: Page;
}

/** All windows that a button of the page, or of the header, opens. */
export function ModalHost({ site, page }: ModalHostProps) {
  const opened = namesOpenedBy([page.blocks, site.headerButton]);
  return Object.entries(site.modals)
    .filter(([name]) => opened.has(name))
    .map(([name]) => <Modal key={name} name={name} site={site} />);
}

function Modal({ name, site }: { name: string; site: Site }) {
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

/** @returns the names under `opens`, anywhere in the value */
function namesOpenedBy(value: unknown): Set<string> {
  const names = JSON.stringify(value ?? null).matchAll(/"opens":"([^"]+)"/g);
  return new Set([...names].map((match) => match[1]!));
}
