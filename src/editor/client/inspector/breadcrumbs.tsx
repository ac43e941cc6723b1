// The way to what is selected: the page, its section, the entry in it.
import { say } from '../../../base/words/say.ts';
import { Breadcrumb, Breadcrumbs as Crumbs, Button } from 'react-aria-components';
import { select, type Selection } from '../state/store.ts';

export interface Crumb {
  label: string;
  selection: Selection;
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <Crumbs className="crumbs" aria-label={say('Breadcrumbs')}>
      {crumbs.map(({ label, selection }, index) => (
        <Breadcrumb key={JSON.stringify(selection.path)} className="crumb">
          {index < crumbs.length - 1 ? (
            <Button className="crumb-link" onPress={() => select(selection)}>
              {label}
            </Button>
          ) : (
            <h2 tabIndex={-1}>{label}</h2>
          )}
        </Breadcrumb>
      ))}
    </Crumbs>
  );
}
